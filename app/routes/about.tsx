import { href } from 'react-router'
import { brand, content } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { FounderNote } from '../sections/about/founder-note.tsx'
import { Quotation } from '../sections/about/quotation.tsx'
import { StatTiles } from '../sections/about/stat-tiles.tsx'
import { VisionAndMission } from '../sections/about/vision-and-mission.tsx'
import { CallToAction } from '../sections/page/call-to-action.tsx'
import { ContactActions } from '../sections/page/contact-actions.tsx'
import { PageHero } from '../sections/page/page-hero.tsx'
import { TitledGrid } from '../sections/page/titled-grid.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { wholeOrganisation } from '../seo/structured-data/agency.server.ts'
import type { Route } from './+types/about'

const { about } = content

export const loader = definePage(
  () => ({
    path: href('/about'),
    label: about.name,
    seo: about.seo,
    pictures: [about.picture],
  }),
  (page) => ({
    page: pageMetadata(page, { kind: 'AboutPage', agency: wholeOrganisation }),
    about,
    kite: brand.kite,
    picture: pictureSources(about.picture),
  }),
)

export default function AboutPage({ loaderData: { about, kite, picture } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        background="white"
        title={about.title}
        actions={<ContactActions link={about.closing.link} />}
      />
      <Quotation {...about.quote} />
      <VisionAndMission vision={about.vision} mission={about.mission} picture={picture} />
      <TitledGrid {...about.values} background="ink" />
      <StatTiles stats={about.stats} />
      <FounderNote {...about.founder} />
      <CallToAction {...about.closing} {...about.closing.link} background="marigold" kite={kite} />
    </>
  )
}
