import { fillIn } from '../../../contract/fill-in.ts'
import type { BlogListContent } from '../../content/blog-list.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { useSiteData } from '../../site-data.tsx'
import styles from './blog-list.module.css'
import { ListTopics, type ListTopicsProps } from './list-topics.tsx'
import { PostList } from './post-list.tsx'

type BlogListProps = BlogListContent & { topics: ListTopicsProps }

/** A page of the blog list with its heading, and links to newer and older posts if there are any. */
export function BlogList({ labels: blog, posts, topics, number, pages, ...list }: BlogListProps) {
  const { labels } = useSiteData()
  const label = fillIn(labels.pageOf, { number, total: pages })
  return (
    <>
      <PageHero background="sky" title={blog.title} intro={blog.intro} />
      <ListTopics {...topics} />
      <PostList posts={posts} empty={blog.empty} readingTime={blog.readingTime} />
      {pages > 1 && (
        <nav aria-label={label} className={`row ${styles.pages}`}>
          {list.newer && (
            <a href={list.newer} rel="prev">
              {labels.newerPosts}
            </a>
          )}
          <span>{label}</span>
          {list.older && (
            <a href={list.older} rel="next">
              {labels.olderPosts}
            </a>
          )}
        </nav>
      )}
    </>
  )
}
