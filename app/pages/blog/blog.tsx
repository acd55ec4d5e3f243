import { href } from 'react-router'
import { blogPages, listedPost } from '../../content/blog-list.server.ts'
import { blog } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { topics } from '../../content/topics.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { useSiteData } from '../../site-data.tsx'
import type { Route } from './+types/blog'
import styles from './blog.module.css'
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
  const { path, heading, posts, place, newer, older } = list
  const isTopic = topics.some(({ href }) => href === path)
  const links = isTopic ? [{ title: blog.title, href: href('/blog') }, ...topics] : topics
  return (
    <>
      <PageHero background="sky" title={heading.title} intro={heading.intro} />
      {topics.length > 0 && (
        <nav aria-label={blog.topicsTitle} className={`row ${styles.topics}`}>
          <span>{blog.topicsTitle}</span>
          <ul className="row">
            {links.map(({ title, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PostList posts={posts} empty={blog.empty} readingTime={blog.readingTime} />
      {(newer || older) && (
        <nav aria-label={place} className={`row bold ${styles.pages}`}>
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
