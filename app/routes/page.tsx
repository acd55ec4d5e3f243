import { href } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { loadBlocks } from '../blocks/load-blocks.server.ts'
import { content, labels, personAt, questionsOf } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pageLink } from '../content/page-link.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { Breadcrumb } from '../heroes/breadcrumb.tsx'
import { ContactActions } from '../heroes/contact-actions.tsx'
import { PageHero } from '../heroes/page-hero.tsx'
import { ProductHero } from '../heroes/product-hero.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { questionNodes } from '../seo/structured-data/nodes.server.ts'
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
  (page) => {
    const { path, title, noindex, hero } = page
    return {
      page: pageMetadata(page, {
        nodes: noindex ? [] : questionNodes(path, questionsOf(page)),
      }),
      hero: { ...hero, title: hero.title ?? title },
      picture: hero.picture && pictureSources(hero.picture),
      link: hero.link && pageLink({ ...page, link: hero.link }),
      breadcrumb: { label: labels.breadcrumb, trail: trailTo(path), current: title },
      blocks: loadBlocks({ ...page, person: personAt(page.contact) }),
    }
  },
)

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const { hero, picture, link, breadcrumb, blocks } = loaderData
  const { pictureAt, kite, kiteAt, ...text } = {
    ...hero,
    actions: link && <ContactActions link={link} />,
    above: <Breadcrumb {...breadcrumb} />,
  }
  return (
    <>
      {picture ? (
        <ProductHero {...text} picture={picture} pictureAt={pictureAt} />
      ) : (
        <PageHero {...text} kite={kite} kiteAt={kiteAt} />
      )}
      <Blocks blocks={blocks} />
    </>
  )
}
