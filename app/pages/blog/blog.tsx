import { blogPages, listedPost } from '../../content/blog-list.server.ts'
import { blog } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { topics } from '../../content/topics.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { useSiteData } from '../../site-data.tsx'
import type { Route } from './+types/blog'
import styles from './blog-list.module.css'
import { ListTopics } from './list-topics.tsx'
import { PostList } from './post-list.tsx'

/** `/blog` is the first page of the list; the others are `/blog/page/2` and so on. A topic has a page too. */
export const loader = definePage(blogPages, (page) => ({
  page: pageMetadata(page, { kind: 'CollectionPage' }),
  list: { ...page, posts: page.posts.map(listedPost) },
  labels: blog,
  topics: topics.map(({ title, href }) => ({ title, href })),
}))

export default function Blog({ loaderData: { list, labels: blog, topics } }: Route.ComponentProps) {
  const { labels } = useSiteData()
  const { heading, posts, place, newer, older } = list
  return (
    <>
      <PageHero background="sky" title={heading.title} intro={heading.intro} />
      <ListTopics title={blog.topicsTitle} all={blog.title} topics={topics} />
      <PostList posts={posts} empty={blog.empty} readingTime={blog.readingTime} />
      {(newer || older) && (
        <nav aria-label={place} className={`row ${styles.pages}`}>
          {newer && (
            <a href={newer} rel="prev">
              {labels.newerPosts}
            </a>
          )}
          <span>{place}</span>
          {older && (
            <a href={older} rel="next">
              {labels.olderPosts}
            </a>
          )}
        </nav>
      )}
    </>
  )
}
