import { href } from 'react-router'
import { Blocks } from '../../blocks/blocks.tsx'
import { content } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { linkOf } from '../../enquiry/page-link.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { PictureHero } from '../../heroes/picture-hero.tsx'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/page'

export const loader = definePage(
  () =>
    content.pages.map((page) => ({
      ...page,
      path: href('/:slug', { slug: page.slug }),
      label: page.title,
      changed: page.updated,
      kite: page.hero.kite,
      pictures: page.hero.picture ? [page.hero.picture] : [],
    })),
  (page) => ({
    ...blocksPage(page),
    link: page.hero.link && linkOf(page.path, page.hero.link),
    picture: page.hero.picture && pictureSources(page.hero.picture),
  }),
)

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const { hero, picture, link, blocks } = loaderData
  const { pictureAt, kite, kiteAt, formation, ...text } = { ...hero, link }
  return (
    <>
      {picture ? (
        <PictureHero {...text} picture={picture} pictureAt={pictureAt} />
      ) : (
        <PageHero {...text} kite={kite} kiteAt={kiteAt} formation={formation} />
      )}
      <Blocks blocks={blocks} />
    </>
  )
}
