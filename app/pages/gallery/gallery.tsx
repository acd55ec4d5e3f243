import { href } from 'react-router'
import { Blocks } from '../../blocks/blocks.tsx'
import { content } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/gallery'

const { gallery } = content

export const loader = definePage(
  () => ({ ...gallery, path: href('/gallery'), label: gallery.title }),
  (page) => ({ ...blocksPage(page, { kind: 'ImageGallery' }), labels: gallery }),
)

export default ({ loaderData: { labels, link, blocks } }: Route.ComponentProps) => (
  <>
    <PageHero background="secondary" title={labels.title} intro={labels.intro} link={link} />
    <Blocks blocks={blocks} />
  </>
)
