import { Blocks } from '../../blocks/blocks.tsx'
import { dronePage } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { textOn } from '../../content/hero-pictures.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { ContactActions } from '../../heroes/contact-actions.tsx'
import { PictureHero } from '../../heroes/picture-hero.tsx'
import { serviceNode } from '../../seo/structured-data/nodes.server.ts'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/drone-service'
import styles from './drone-service.module.css'

export const loader = definePage(
  () =>
    (dronePage ? [dronePage] : []).map((page) => ({
      ...page,
      label: page.title,
      name: page.menuLabel,
      pictures: [page.hero.picture],
    })),
  async (page) => ({
    ...blocksPage(page, { nodes: [serviceNode(page)] }),
    picture: pictureSources(page.hero.picture),
    veil: (await textOn('drone', [page.hero.picture])).veil,
  }),
)

export default ({ loaderData: { hero, picture, veil, link, blocks } }: Route.ComponentProps) => (
  <>
    {/* Its text is on the picture. */}
    <PictureHero
      {...hero}
      styles={styles}
      width="118vw"
      picture={picture}
      veil={veil}
      background="ink"
      actions={<ContactActions link={link} variant="highlight" />}
    />
    <Blocks blocks={blocks} />
  </>
)
