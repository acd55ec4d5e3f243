import { fillIn } from '../contract/fill-in.ts'
import { type Content, entryPath, type PageKind } from './kinds.ts'

type Page = { slug: string; aliases: string[]; menuLabel: string; contact?: string | undefined }

/** All that an enquiry can be about, with the person who answers: pages, by former addresses too, and plans. */
export function subjectsOf({ navigation, work, team, ...content }: Content) {
  const { drone, pricing } = navigation.header
  const { hidden, ...droneService } = content.droneService
  const menuLabel = drone?.label ?? droneService.menuLabel
  const dronePage = { ...droneService, slug: 'drone-service', aliases: [], menuLabel }
  const caseStudies = content.caseStudies.map(({ title, by: [contact], ...caseStudy }) => {
    return { ...caseStudy, contact, menuLabel: fillIn(work.labels.like, { name: title }) }
  })
  const pagesOf = (kind: PageKind, pages: Page[]) =>
    pages.flatMap(({ slug, aliases, menuLabel: label, contact }) =>
      [slug, ...aliases].map((name) => ({ key: entryPath(kind, name), label, contact })),
    )
  const offers = [
    ...pagesOf('services', [...content.services, ...(hidden ? [] : [dronePage])]),
    ...pagesOf('products', content.products),
  ]
  const own = content.pages.map(({ title, ...page }) => ({ ...page, menuLabel: title }))
  const plans = content.plans.map(({ slug, title: label, page }) => {
    const offer = offers.find(({ key }) => key.endsWith(`/${page}`))
    return { key: `/pricing/${slug}`, label, contact: offer?.contact }
  })
  const overview = { key: '/pricing', label: pricing.label, contact: undefined }
  return [
    ...offers,
    ...pagesOf('pages', own),
    ...pagesOf('caseStudies', caseStudies),
    overview,
    ...plans,
  ].map(({ contact, ...subject }) => {
    return { ...subject, person: team.find(({ slug }) => slug === contact) }
  })
}
