import { href } from 'react-router'
import { articles, authorOf, blog, brand, site, topicsOf } from '../content/content.server.ts'
import { escapeXml } from '../seo/escape-xml.ts'

/** Number of articles, newest first: readers fetch all of them. */
const ARTICLES = 50

const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`

function item(article: (typeof articles)[number]): string {
  const url = site.url + article.path
  const author = authorOf(article)
  return `<item>${[
    element('title', article.title),
    element('link', url),
    element('guid', url),
    element('pubDate', new Date(article.published).toUTCString()),
    element('dc:creator', author?.sample ? undefined : author?.name),
    ...topicsOf(article).map((topic) => element('category', topic.title)),
    element('description', article.excerpt),
  ].join('')}</item>`
}

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification, https://www.rssboard.org/rss-profile). */
export function loader() {
  const channel = [
    element('title', `${brand.name}: ${blog.title}`),
    element('link', `${site.url}${href('/blog')}`),
    element('description', blog.seo.description),
    element('language', brand.language.toLowerCase()),
    `<atom:link href="${site.url}${href('/blog/feed.xml')}" rel="self" type="application/rss+xml"/>`,
    ...articles.slice(0, ARTICLES).map(item),
  ]
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${channel.join('\n')}\n</channel></rss>\n`,
    { headers: { 'Content-Type': 'application/rss+xml' } },
  )
}
