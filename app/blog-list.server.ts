import { href } from 'react-router'
import { fillIn } from '../contract/fill-in.ts'
import { ARTICLES_PER_PAGE, blogListPages } from '../schemas/addresses.ts'
import { articles, articleTeaser, blog, labels, pageFacts, site } from './content.server.ts'

const dates = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' })

/** A day as readers write it: "2026-10-15" is "15 October 2026". */
export const longDate = (day: string) => dates.format(new Date(day))

const pathOf = (page: number) =>
  page === 1 ? href('/blog') : href('/blog/page/:page', { page: String(page) })

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
  const path = pathOf(page)
  const first = (page - 1) * ARTICLES_PER_PAGE
  const label = fillIn(labels.pageOf, { number: page, total: pages })
  const seo = page === 1 ? blog.seo : { ...blog.seo, title: `${blog.title}, ${label}` }
  return {
    page: pageFacts(seo, path),
    words: blog,
    number: page,
    pages,
    newer: page > 1 ? pathOf(page - 1) : undefined,
    older: page < pages ? pathOf(page + 1) : undefined,
    posts: articles
      .slice(first, first + ARTICLES_PER_PAGE)
      .map((article) => ({ ...articleTeaser(article), date: longDate(article.published) })),
  }
}

export type BlogListContent = ReturnType<typeof blogList>
