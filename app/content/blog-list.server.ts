import { href } from 'react-router'
import { fillIn } from '../../contract/fill-in.ts'
import { ARTICLES_PER_PAGE, blogListPages } from '../../model/addresses.ts'
import { articles, articleTeaser, blog, brand, labels } from './content.server.ts'
import type { PageEntry } from './define-page.server.ts'
import { articlesOn, topics } from './topics.server.ts'

const dates = new Intl.DateTimeFormat(brand.language, { dateStyle: 'long', timeZone: 'UTC' })

/** A day as readers write it: 2026-10-15 as "15 October 2026". */
export const longDate = (day: string) => dates.format(new Date(day))

/** The fields of an article that a list shows. */
export const listedPost = (article: (typeof articles)[number]) => ({
  ...articleTeaser(article),
  date: longDate(article.published),
})

type ListPage = PageEntry & {
  heading: { title: string; intro: string }
  posts: typeof articles
  /** Which of several pages it is, and the pages beside it. */
  place?: string
  newer?: string | undefined
  older?: string | undefined
}

const blogListPath = (page: number) =>
  page === 1 ? href('/blog') : href('/blog/page/:page', { page: String(page) })

/** The pages of the blog list, counted from 1, and one for each topic that at least three articles name. */
export function blogPages(): ListPage[] {
  const total = blogListPages(articles.length)
  const list = Array.from({ length: total }, (_, index) => {
    const number = index + 1
    const posts = articles.slice(index * ARTICLES_PER_PAGE, number * ARTICLES_PER_PAGE)
    const place = fillIn(labels.pageOf, { number, total })
    const title = `${blog.title}, ${place}`
    return {
      path: blogListPath(number),
      label: number === 1 ? blog.title : title,
      name: labels.blog,
      seo: number === 1 ? blog.seo : { ...blog.seo, title },
      changed: posts[0]?.published,
      searchable: number === 1,
      heading: blog,
      posts,
      place,
      newer: number > 1 ? blogListPath(number - 1) : undefined,
      older: number < total ? blogListPath(number + 1) : undefined,
    }
  })
  const onTopics = topics.map((topic) => {
    const posts = articlesOn(topic.id)
    const { href: path, title: label, seo } = topic
    const changed = posts[0]?.published
    return { path, label, seo, changed, searchable: false, heading: topic, posts }
  })
  return [...list, ...onTopics]
}
