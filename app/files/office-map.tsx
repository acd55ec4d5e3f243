import { brand, contact, palette, site } from '../content/content.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { escapeXml } from '../seo/escape-xml.ts'

/** Our drawn map as a small page for the iframe of the contact page. */
export function loader() {
  const { src, sources, alt } = pictureSources(contact.map.picture)
  const { street } = site.contact
  const formats = Object.entries(sources).map(
    ([format, set]) => `<source type="image/${format}" srcset="${set}" sizes="100vw">`,
  )
  return new Response(
    `<!doctype html><html lang="${brand.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${street}, ${brand.city}</title><style>html,body{height:100%;margin:0;background:${palette.sky}}img{display:block;width:100%;height:100%;object-fit:cover;object-position:58% 50%}</style><picture>${formats.join('')}<img src="${src}" alt="${escapeXml(alt)}"></picture></html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )
}
