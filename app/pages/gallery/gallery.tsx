import { href } from 'react-router'
import { CallToAction } from '../../blocks/call-to-action/call-to-action.tsx'
import { GalleryGrid } from '../../blocks/gallery/gallery.tsx'
import { TeamQuotes } from '../../blocks/quotes/quotes.tsx'
import { TeamCards } from '../../blocks/team/team.tsx'
import { content, team } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { ContactActions } from '../../heroes/contact-actions.tsx'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import type { Route } from './+types/gallery'

const { gallery } = content

export const loader = definePage(
  () => ({
    path: href('/gallery'),
    label: gallery.title,
    seo: gallery.seo,
    pictures: gallery.items.map(({ picture }) => picture),
  }),
  (page) => ({
    page: pageMetadata(page, { kind: 'ImageGallery' }),
    gallery,
    items: gallery.items.map((item) => ({ ...item, picture: pictureSources(item.picture) })),
    members: team.map(({ photo, ...member }) => ({
      ...member,
      photo: photo && pictureSources(photo),
    })),
  }),
)

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { gallery, items, members } = loaderData
  return (
    <>
      <PageHero
        background="secondary"
        title={gallery.title}
        intro={gallery.intro}
        actions={<ContactActions link={gallery.closing.link} />}
      />
      <GalleryGrid {...gallery} items={items} />
      <TeamQuotes {...gallery.quotes} />
      <TeamCards {...gallery.team} members={members} />
      <CallToAction {...gallery.closing} background="highlight" />
    </>
  )
}
