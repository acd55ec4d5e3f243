import { Blocks } from '../../blocks/blocks.tsx'
import { products } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { ContactActions } from '../../heroes/contact-actions.tsx'
import { PictureHero } from '../../heroes/picture-hero.tsx'
import { softwareNode } from '../../seo/structured-data/nodes.server.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/product'

export const loader = definePage(
  () =>
    products.map((product) => ({
      ...product,
      label: product.title,
      name: product.menuLabel,
      pictures: [product.hero.picture],
    })),
  (page) => ({
    ...blocksPage(page, { nodes: [softwareNode(page)] }),
    picture: pictureSources(page.hero.picture),
    platform: page.tryIt?.empanelled ? page.tryIt : undefined,
  }),
)

export default ({
  loaderData: { hero, picture, platform, link, blocks },
}: Route.ComponentProps) => (
  <>
    <PictureHero
      {...hero}
      picture={picture}
      background="ink"
      actions={
        platform ? (
          <ContactActions>
            <ExternalLink {...platform} className={buttonClass('outline')} />
          </ContactActions>
        ) : (
          <ContactActions link={link} variant="highlight" />
        )
      }
    />
    <Blocks blocks={blocks} />
  </>
)
