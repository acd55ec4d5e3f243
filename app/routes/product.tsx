import { href } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { loadBlocks } from '../blocks/load-blocks.server.ts'
import { featuresOf, labels, personAt, products, questionsOf } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pageLink } from '../content/page-link.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { ContactActions } from '../sections/page/contact-actions.tsx'
import { PictureHero } from '../sections/page/picture-hero.tsx'
import productStyles from '../sections/page/product-hero.critical.module.css'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { questionNodes, softwareNode } from '../seo/structured-data/nodes.server.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
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
      hero: { ...hero, title: hero.title ?? title, picture },
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
      <PictureHero
        {...hero}
        styles={productStyles}
        width="55vw"
        background="ink"
        above={<Breadcrumb {...breadcrumb} />}
        actions={
          <ContactActions>
            {platform ? (
              <ExternalLink href={platform.href} newTab={newTab} className={buttonClass('outline')}>
                {platform.label}
              </ExternalLink>
            ) : (
              <ButtonLink href={link.href} variant="marigold">
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
