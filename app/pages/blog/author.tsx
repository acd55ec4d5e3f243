import { fillIn } from '../../../contract/fill-in.ts'
import { listedPost } from '../../content/blog-list.server.ts'
import { articles, authors, blog } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { personNode } from '../../seo/structured-data/nodes.server.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import type { Route } from './+types/author'
import { PostList } from './post-list.tsx'

/** A person of the team with their profiles elsewhere and their articles, newest first. */
export const loader = definePage(
  () =>
    authors.map((person) => {
      const posts = articles.filter(({ author }) => author === person.slug)
      const { name, role } = person
      return {
        path: person.href,
        label: name,
        seo: {
          title: fillIn(blog.author.title, { name }),
          description: fillIn(blog.author.description, { name, role }),
        },
        changed: posts[0]?.published,
        person,
        posts: posts.map(listedPost),
      }
    }),
  (page) => {
    const { path, person, posts } = page
    return {
      page: pageMetadata(page, { kind: 'ProfilePage', nodes: [personNode(path, person)] }),
      person,
      posts,
      labels: blog,
    }
  },
)

export default function Author({ loaderData }: Route.ComponentProps) {
  const { person, posts, labels } = loaderData
  return (
    <>
      <PageHero
        background="sky"
        kite={person.kite}
        title={person.name}
        line={person.role}
        intro={person.fact}
        actions={person.profiles.map(({ label, href }) => (
          <ExternalLink key={href} href={href}>
            {label}
          </ExternalLink>
        ))}
      />
      <PostList posts={posts} empty={labels.empty} readingTime={labels.readingTime} />
    </>
  )
}
