import { href } from 'react-router'
import {
  demoOn,
  droneService,
  home,
  jobsOf,
  labels,
  personAt,
  servicesPage,
} from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { DemoAfter } from '../demos/frame/demo-section.tsx'
import { CoreServices } from '../sections/drone/core-services.tsx'
import { Deliverables } from '../sections/drone/deliverables.tsx'
import { MissionAndVision } from '../sections/drone/mission-and-vision.tsx'
import { FinishedJobs } from '../sections/jobs/finished-jobs.tsx'
import { CallToAction } from '../sections/page/call-to-action.tsx'
import { ContactActions } from '../sections/page/contact-actions.tsx'
import droneStyles from '../sections/page/drone-hero.critical.module.css'
import { Notice } from '../sections/page/notice.tsx'
import { PictureHero } from '../sections/page/picture-hero.tsx'
import { SpecimenSheet } from '../sections/page/specimen-sheet.tsx'
import { TitledGrid } from '../sections/page/titled-grid.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { serviceNode } from '../seo/structured-data/nodes.server.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import type { Route } from './+types/drone-service'

const PATH = href('/services/drone-service')

export const loader = definePage(
  () => ({
    path: PATH,
    label: droneService.title,
    name: droneService.menuLabel,
    seo: droneService.seo,
    pictures: [droneService.picture],
    kite: droneService.kite,
  }),
  (page) => {
    const { title, items } = droneService.groups
    const parts = {
      title,
      items: items.map((group) => ({ title: group.title.join(' '), text: group.items.join('; ') })),
    }
    return {
      page: pageMetadata(page, {
        nodes: [serviceNode(PATH, droneService, parts)],
      }),
      drone: droneService,
      picture: pictureSources(droneService.picture),
      demo: demoOn(droneService),
      jobs: jobsOf('drone-service'),
      trail: trailTo(PATH),
      breadcrumb: labels.breadcrumb,
      headings: servicesPage.headings,
      person: personAt(droneService.contact),
      touch: { label: servicesPage.touchLabel, href: home.hero.link.href },
    }
  },
)

export default function DroneServicePage({ loaderData }: Route.ComponentProps) {
  const { drone, picture, trail, demo, jobs, breadcrumb, headings, person, touch } = loaderData
  const tryIt = (section: NonNullable<typeof demo>['after']) => (
    <DemoAfter section={section} demo={demo} />
  )
  return (
    <>
      <PictureHero
        styles={droneStyles}
        width="118vw"
        background="ink"
        title={drone.heading ?? drone.title}
        hero={drone.hero}
        intro={drone.intro}
        actions={<ContactActions link={touch} variant="marigold" />}
        picture={picture}
        above={<Breadcrumb label={breadcrumb} trail={trail} current={drone.menuLabel} />}
      />
      {tryIt('hero')}
      <CoreServices {...drone.groups} />
      {tryIt('groups')}
      <Deliverables {...drone.deliverables} />
      {tryIt('deliverables')}
      {drone.specimen && <SpecimenSheet title={headings.specimen} sheet={drone.specimen} />}
      <TitledGrid {...drone.why} />
      <FinishedJobs title={headings.work} jobs={jobs} background="leaf" />
      <MissionAndVision mission={drone.mission} vision={drone.vision} />
      <Notice {...drone.regulator} background="sky" />
      <CallToAction
        {...drone.closing}
        {...touch}
        person={person}
        background="marigold"
        kite={drone.kite}
      />
    </>
  )
}
