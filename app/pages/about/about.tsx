import { href } from 'react-router'
import { Blocks } from '../../blocks/blocks.tsx'
import { content } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { wholeOrganisation } from '../../seo/structured-data/agency.server.ts'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/about'

const { about } = content

export const loader = definePage(
  () => ({ ...about, path: href('/about'), label: about.name }),
  (page) => blocksPage(page, { kind: 'AboutPage', agency: wholeOrganisation }),
)

export default ({ loaderData: { hero, link, blocks } }: Route.ComponentProps) => (
  <>
    <PageHero {...hero} breadcrumb={undefined} background="white" link={link} />
    <Blocks blocks={blocks} />
  </>
)
