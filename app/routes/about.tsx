import { href } from 'react-router'
import { blocksOf } from '../blocks/block.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { loadBlocks } from '../blocks/load-blocks.server.ts'
import { content, questionsOf } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pageLink } from '../content/page-link.server.ts'
import { ContactActions } from '../heroes/contact-actions.tsx'
import { PageHero } from '../heroes/page-hero.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { wholeOrganisation } from '../seo/structured-data/agency.server.ts'
import { questionNodes } from '../seo/structured-data/nodes.server.ts'
import type { Route } from './+types/about'

const { about } = content

export const loader = definePage(
  () => ({
    ...about,
    path: href('/about'),
    label: about.name,
    pictures: blocksOf(about, 'picture').map(({ picture }) => picture),
  }),
  (page) => ({
    page: pageMetadata(page, {
      kind: 'AboutPage',
      agency: wholeOrganisation,
      nodes: questionNodes(page.path, questionsOf(page)),
    }),
    hero: page.hero,
    link: pageLink(page),
    blocks: loadBlocks(page),
  }),
)

export default function AboutPage({ loaderData: { hero, link, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...hero} background="white" actions={<ContactActions link={link} />} />
      <Blocks blocks={blocks} />
    </>
  )
}
