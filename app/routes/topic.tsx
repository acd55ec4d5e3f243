import { listedPost } from '../content/blog-list.server.ts'
import { blog } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { articlesOn, topicLinks, topics } from '../content/topics.server.ts'
import { BlogList } from '../sections/blog/blog-list.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import type { Route } from './+types/topic'

/** The articles on a topic that at least three of them name. */
export const loader = definePage(
  () =>
    topics.map((topic) => ({
      path: topic.href,
      label: topic.title,
      seo: topic.seo,
      changed: articlesOn(topic.id)[0]?.published,
      searchable: false,
      topic,
    })),
  (page) => {
    const { topic } = page
    const posts = articlesOn(topic.id).map(listedPost)
    return {
      page: pageMetadata(page, { kind: 'CollectionPage' }),
      labels: { ...blog, title: topic.title, intro: topic.intro },
      number: 1,
      pages: 1,
      newer: undefined,
      older: undefined,
      posts,
      topics: topicLinks(topic.id),
    }
  },
)

export default function Topic({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} />
}
