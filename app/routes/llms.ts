import { markdownPath } from '../../schemas/addresses.ts'
import { brand, home, labels, site } from '../content.server.ts'
import { blocks, bullets, section } from '../markdown-pages/markdown-text.ts'
import { pageGroups } from '../page-groups.server.ts'

/** What the site holds, for assistants (https://llmstxt.org): every page, by its Markdown. */
export function loader() {
  const groups = pageGroups.map(({ title, pages }) =>
    section(
      title,
      bullets(
        pages.map(
          ({ label, path, seo }) =>
            `[${label}](${site.url}${markdownPath(path)}): ${seo.description}`,
        ),
      ),
    ),
  )
  const { email, phone } = site.contact
  const text = blocks(
    `# ${brand.name}`,
    `> ${home.seo.description}`,
    `${labels.email}: ${email}. ${labels.call}: ${phone}.`,
    ...groups,
  )
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
