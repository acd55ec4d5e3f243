import type { BlogListContent } from '../../content/blog-list.server.ts'
import { PageHero } from '../page/page-hero.tsx'
import { ListPages } from './list-pages.tsx'
import { ListTopics, type ListTopicsProps } from './list-topics.tsx'
import { PostList } from './post-list.tsx'

type BlogListProps = BlogListContent & { topics: ListTopicsProps }

/** A page of the blog list with its heading. */
export function BlogList({ labels, posts, topics, ...list }: BlogListProps) {
  return (
    <>
      <PageHero
        background="sky"
        title={labels.title}
        intro={labels.intro}
        below={
          <>
            <ListTopics {...topics} />
            <PostList posts={posts} empty={labels.empty} readingTime={labels.readingTime} />
          </>
        }
      />
      <ListPages {...list} />
    </>
  )
}
