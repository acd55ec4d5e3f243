import { blogList } from '../blog-list.server.ts'
import { BlogList } from '../sections/blog/blog-list.tsx'
import { pageMeta } from '../seo.ts'
import { topicLinks } from '../topics.server.ts'
import type { Route } from './+types/blog'

/** `/blog` is the first page of the list; further ones stand at `/blog/page/2` and on. */
export const loader = ({ params }: { params: { page?: string } }) => ({
  ...blogList(Number(params.page ?? 1)),
  topics: topicLinks(),
})

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.page)

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} />
}
