import { href } from 'react-router'
import { fillIn } from '../../contract/fill-in.ts'
import { ARTICLES_PER_PAGE, blogListPages } from '../../schemas/addresses.ts'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { articles, articleTeaser, blog, brand, labels } from './content.server.ts'

const dates = new Intl.DateTimeFormat(brand.language, { dateStyle: 'long', timeZone: 'UTC' })

/** A day as readers write it: 2026-10-15 as "15 October 2026". */
export const longDate = (day: string) => dates.format(new Date(day))

const blogListPath = (page: number) =>
  page === 1 ? href('/blog') : href('/blog/page/:page', { page: String(page) })

/** The fields of an article that a list shows. */
export const listedPost = (article: (typeof articles)[number]) => ({
  ...articleTeaser(article),
  date: longDate(article.published),
})

/** The articles on one page of the blog list, counted from 1. */
const articlesOfPage = (page: number) =>
  articles.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE)

const pageLabel = (number: number) =>
  fillIn(labels.pageOf, { number, total: blogListPages(articles.length) })

/** The pages of the blog list, counted from 1. */
export const blogPages = () =>
  Array.from({ length: blogListPages(articles.length) }, (_, index) => {
    const number = index + 1
    const title = `${blog.title}, ${pageLabel(number)}`
    return {
      path: blogListPath(number),
      label: number === 1 ? blog.title : title,
      name: labels.blog,
      seo: number === 1 ? blog.seo : { ...blog.seo, title },
      changed: articlesOfPage(number)[0]?.published,
      searchable: number === 1,
      number,
    }
  })

/** The data of one page of the blog list. */
export function blogList(page: ReturnType<typeof blogPages>[number]) {
  const { number } = page
  const pages = blogListPages(articles.length)
  const posts = articlesOfPage(number).map(listedPost)
  return {
    page: pageMetadata(page, { kind: 'CollectionPage' }),
    labels: blog,
    number,
    pages,
    newer: number > 1 ? blogListPath(number - 1) : undefined,
    older: number < pages ? blogListPath(number + 1) : undefined,
    posts,
  }
}

export type BlogListContent = ReturnType<typeof blogList>
