import { href } from 'react-router'
import { fillIn } from '../contract/fill-in.ts'
import { ARTICLES_PER_PAGE, blogListPages } from '../schemas/addresses.ts'
import { articles, articleTeaserWithPicture, blog, labels, site } from './content.server.ts'
import { pageFacts } from './page-facts.server.ts'
import { listThing } from './structured-data/things.server.ts'

const dates = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' })

/** A day as readers write it: "2026-10-15" is "15 October 2026". */
export const longDate = (day: string) => dates.format(new Date(day))

/** The blog's feed beside RSS, which every page names. */
export const FEED_AS_JSON = {
  href: href('/blog/feed.json'),
  type: 'application/feed+json',
  title: blog.title,
}

export const blogListPath = (page: number) =>
  page === 1 ? href('/blog') : href('/blog/page/:page', { page: String(page) })

/** What a list shows of an article. */
export const listedPost = (article: (typeof articles)[number]) => ({
  ...articleTeaserWithPicture(article),
  date: longDate(article.published),
})

/** The articles of one page of the blog list, counted from 1. */
export const articlesOfPage = (page: number) =>
  articles.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE)

/** What search engines say of one page of the blog list. */
export const listSeo = (page: number) =>
  page === 1 ? blog.seo : { ...blog.seo, title: `${blog.title}, ${pageLabel(page)}` }

const pageLabel = (page: number) =>
  fillIn(labels.pageOf, { number: page, total: blogListPages(articles.length) })

/**
 * One page of the blog list.
 * @param page counted from 1
 * @throws Response 404 beyond the last page
 */
export function blogList(page: number) {
  const pages = blogListPages(articles.length)
  if (!Number.isInteger(page) || page < 1 || page > pages) {
    throw new Response('Not Found', { status: 404 })
  }
  const path = blogListPath(page)
  const posts = articlesOfPage(page).map(listedPost)
  const list = posts.map(({ shortTitle, href }) => ({ title: shortTitle, href }))
  return {
    page: pageFacts(listSeo(page), path, {
      name: labels.blog,
      kind: 'CollectionPage',
      things: [listThing(path, list)],
      alternates: [FEED_AS_JSON],
    }),
    words: blog,
    number: page,
    pages,
    newer: page > 1 ? blogListPath(page - 1) : undefined,
    older: page < pages ? blogListPath(page + 1) : undefined,
    posts,
  }
}

export type BlogListContent = ReturnType<typeof blogList>
