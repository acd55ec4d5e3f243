import { href } from 'react-router'
import { articles, blog, brand, site } from '../content/content.server.ts'
import { ARTICLES_IN_FEED, feedItem } from '../seo/feeds/feed-text.server.tsx'

function item(article: (typeof articles)[number]) {
  const { url, title, summary, html, picture, published, updated, topics, author } =
    feedItem(article)
  return {
    id: url,
    url,
    title,
    summary,
    content_html: html,
    image: picture,
    date_published: published.toISOString(),
    date_modified: updated?.toISOString(),
    tags: topics.length > 0 ? topics : undefined,
    authors: author === undefined ? undefined : [{ name: author }],
  }
}

/** The blog as JSON Feed 1.1 with whole articles (https://www.jsonfeed.org/version/1.1/). */
export const loader = () =>
  new Response(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: `${brand.name}: ${blog.title}`,
      home_page_url: `${site.url}${href('/blog')}`,
      feed_url: `${site.url}${href('/blog/feed.json')}`,
      description: blog.seo.description,
      icon: `${site.url}${href('/icon.png')}`,
      language: brand.language,
      authors: [{ name: brand.name, url: `${site.url}/` }],
      items: articles.slice(0, ARTICLES_IN_FEED).map(item),
    }),
    { headers: { 'Content-Type': 'application/feed+json' } },
  )
