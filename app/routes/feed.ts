import { href } from 'react-router'
import { articles, blog, brand, site } from '../content.server.ts'

const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function loader() {
  const items = articles.map(({ slug, title, excerpt, published }) => {
    const url = `${site.url}${href('/blog/:slug', { slug })}`
    return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${new Date(published).toUTCString()}</pubDate><description>${escapeXml(excerpt)}</description></item>`
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escapeXml(`${brand.name}: ${blog.title}`)}</title><link>${site.url}${href('/blog')}</link><description>${escapeXml(blog.seo.description)}</description><language>${site.language.toLowerCase()}</language>\n${items.join('\n')}\n</channel></rss>\n`,
    { headers: { 'Content-Type': 'application/rss+xml' } },
  )
}
