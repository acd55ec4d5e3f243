import { addressOfPage, site } from '../content/content.server.ts'
import type { PageEntry } from '../content/define-page.server.ts'
import { shortTag, versionsOf } from '../content/language.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { pageGroups } from '../content/site-pages.server.ts'
import { escapeXml } from '../seo/escape-xml.ts'

function entry({ path, changed, pictures = [], blocks = [] }: PageEntry): string {
  const inBlocks = blocks.flatMap((block) => {
    if (block.hidden) return []
    if (block.block === 'gallery') return block.items.map(({ picture }) => picture)
    return 'picture' in block && block.picture ? [block.picture] : []
  })
  const images = [...pictures, ...inBlocks].map((picture) => {
    const address = escapeXml(`${site.url}${pictureSources(picture).src}`)
    return `<image:image><image:loc>${address}</image:loc></image:image>`
  })
  const versions = versionsOf(path).map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${shortTag(one)}" href="${site.url}${one.path}"/>`,
  )
  return `<url><loc>${addressOfPage(path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${versions.join('')}${images.join('')}</url>`
}

/** The sitemap (https://www.sitemaps.org/protocol.html). One wrong day would make search engines ignore all days. */
export function loader() {
  const entries = pageGroups().flatMap(({ pages }) => pages.map(entry))
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  )
}
