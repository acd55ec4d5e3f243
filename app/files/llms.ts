import { markdownPath } from '../../model/addresses.ts'
import { addressOfPage, brand, home, labels, site } from '../content/content.server.ts'
import { pageGroups } from '../content/site-pages.server.ts'

/** An index of the site for language models (https://llmstxt.org): links to the Markdown of every page. */
export function loader() {
  const groups = pageGroups().map(({ title, pages }) => {
    const lines = pages.map(
      ({ label, path, seo }) =>
        `- [${label}](${addressOfPage(markdownPath(path))}): ${seo.description}`,
    )
    return `## ${title}\n\n${lines.join('\n')}`
  })
  const { email, phone } = site.contact
  const text = [
    `# ${brand.name}`,
    `> ${home.seo.description}`,
    `${labels.email}: ${email}. ${labels.call}: ${phone}.`,
    ...groups,
  ].join('\n\n')
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
