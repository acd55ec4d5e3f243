import { href } from 'react-router'
import { topicsWithPage } from '../schemas/addresses.ts'
import { articles, blog } from './content.server.ts'

const withPage = topicsWithPage(articles)

/** The topics that have a page, in the order of `content/blog.yaml`. */
export const topics = blog.topics
  .filter(({ id }) => withPage.includes(id))
  .map((topic) => ({ ...topic, href: href('/blog/topic/:topic', { topic: topic.id }) }))

/** The articles on a topic, the newest first. */
export const articlesOn = (topic: string) =>
  articles.filter((article) => article.topics.includes(topic))

/** The way to the topics that have a page, and which of them is shown. */
export const topicLinks = (current?: string) => ({
  title: blog.topicsTitle,
  all: { title: blog.title, href: href('/blog') },
  topics: topics.map(({ id, title, href }) => ({ title, href, isCurrent: id === current })),
})
