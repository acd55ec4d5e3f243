import { href } from 'react-router'
import { topicsWithPage } from '../../model/addresses.ts'
import { articles, articleTeaser, blog } from './content.server.ts'

const withPage = topicsWithPage(articles)

/** The topics that have a page, in the order of `content/blog.yaml`. */
export const topics = blog.topics
  .filter(({ id }) => withPage.includes(id))
  .map((topic) => ({ ...topic, href: href('/blog/topic/:topic', { topic: topic.id }) }))

/** The articles on a topic, newest first. */
export const articlesOn = (topic: string) =>
  articles.filter((article) => article.topics.includes(topic))

/** Number of posts listed below an article. */
const FURTHER = 3

/** What to read after an article: the articles that share the most topics with it, newest first. */
export function furtherPosts(article: (typeof articles)[number]) {
  const shared = (other: typeof article) =>
    other.topics.filter((topic) => article.topics.includes(topic)).length
  const others = articles.filter((other) => other !== article)
  const related = others.toSorted((one, other) => shared(other) - shared(one)).slice(0, FURTHER)
  const isRelated = related.length > 0 && related.every((other) => shared(other) > 0)
  return {
    title: isRelated ? blog.relatedTitle : blog.moreTitle,
    posts: related.map(articleTeaser),
  }
}
