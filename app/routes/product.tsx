import { href } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { loadBlocks } from '../blocks/load-blocks.server.ts'
import {
  featuresOf,
  handleOf,
  labels,
  personAt,
  products,
  questionsOf,
} from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pageLink } from '../content/page-link.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { Breadcrumb } from '../heroes/breadcrumb.tsx'
import { ContactActions } from '../heroes/contact-actions.tsx'
import { ProductHero } from '../heroes/product-hero.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { questionNodes, softwareNode } from '../seo/structured-data/nodes.server.ts'
import { ButtonLink, buttonClass } from '../ui/button/button.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import type { Route } from './+types/product'

export const loader = definePage(
  () =>
    products.map((product) => ({
      ...product,
      path: href('/products/:slug', { slug: product.slug }),
      label: product.title,
      name: product.menuLabel,
      pictures: [product.hero.picture],
    })),
  (page) => {
    const { path, title, name, hero, software, tryIt } = page
    const picture = pictureSources(hero.picture)
    return {
      page: pageMetadata(page, {
        nodes: [
          softwareNode(path, {
            title,
            software,
            intro: hero.intro,
            features: featuresOf(page),
            image: picture.src,
          }),
          ...questionNodes(path, questionsOf(page)),
        ],
      }),
      hero: { ...hero, title: hero.title ?? title, picture, handle: handleOf(page) },
      platform: tryIt?.empanelled ? tryIt : undefined,
      link: pageLink(page),
      newTab: labels.newTab,
      breadcrumb: { label: labels.breadcrumb, trail: trailTo(path), current: name },
      blocks: loadBlocks({ ...page, person: personAt(page.contact) }),
    }
  },
)

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { hero, platform, link, newTab, breadcrumb, blocks } = loaderData
  return (
    <>
      <ProductHero
        {...hero}
        background="ink"
        above={<Breadcrumb {...breadcrumb} />}
        actions={
          <ContactActions>
            {platform ? (
              <ExternalLink href={platform.href} newTab={newTab} className={buttonClass('outline')}>
                {platform.label}
              </ExternalLink>
            ) : (
              <ButtonLink href={link.href} variant="highlight">
                {link.label}
              </ButtonLink>
            )}
          </ContactActions>
        }
      />
      <Blocks blocks={blocks} />
    </>
  )
}
