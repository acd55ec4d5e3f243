import { href } from 'react-router'
import { pagePaths } from '../../schemas/addresses.ts'
import { articles, products, services, site } from '../content.server.ts'
import { FIXED_PATHS } from '../fixed-paths.ts'

const HIDDEN = ['/404', href('/contact/thanks')]

/** Every page for search engines, as https://www.sitemaps.org/protocol.html has it. */
export function loader() {
  const published = new Map(
    articles.map(({ slug, published }) => [href('/blog/:slug', { slug }), published]),
  )
  const pages = pagePaths(FIXED_PATHS, { articles, products, services }).filter(
    (path) => !HIDDEN.includes(path),
  )
  const urls = pages.map((path) => {
    const day = published.get(path)
    return `<url><loc>${site.url}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  )
}
