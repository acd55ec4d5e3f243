import { markdownPath } from '../../schemas/addresses.ts'
import { blog, brand, home, labels, productsPage, servicesPage, site } from '../content.server.ts'
import { blocks, bullets, section } from '../markdown-pages/markdown-text.ts'
import { type SitePage, sitePages } from '../site-pages.server.ts'

const TITLES: Record<SitePage['group'], string> = {
  main: brand.name,
  services: servicesPage.title,
  products: productsPage.title,
  blog: blog.title,
}

/** What the site holds, for assistants (https://llmstxt.org): every page, by its Markdown. */
export function loader() {
  const groups = Object.entries(TITLES).map(([group, title]) =>
    section(
      title,
      bullets(
        sitePages
          .filter((page) => page.group === group)
          .map(
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
