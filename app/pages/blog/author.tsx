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
  ({ person, posts, ...page }) => ({
    page: pageMetadata(page, { kind: 'ProfilePage', nodes: [personNode(person)] }),
    person,
    posts,
    labels: blog,
  }),
)

export default ({ loaderData: { person, posts, labels } }: Route.ComponentProps) => (
  <>
    <PageHero
      background="sky"
      kite={person.kite}
      title={person.name}
      line={person.role}
      intro={person.fact}
      actions={person.profiles.map((profile) => <ExternalLink key={profile.href} {...profile} />)}
    />
    <PostList posts={posts} empty={labels.empty} readingTime={labels.readingTime} />
  </>
)
