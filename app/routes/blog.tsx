import { blogList, blogPages } from '../content/blog-list.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { topicLinks } from '../content/topics.server.ts'
import { BlogList } from '../sections/blog/blog-list.tsx'
import type { Route } from './+types/blog'

/** `/blog` is the first page of the list; the others are `/blog/page/2` and so on. */
export const loader = definePage(blogPages, (page) => ({
  ...blogList(page),
  topics: topicLinks(),
}))

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} />
}
