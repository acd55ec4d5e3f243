import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from '../../contract/site-settings.ts'
import type { Contact } from '../../schemas/contact.ts'
import type { TeamMember } from '../../schemas/people.ts'
import { type Brand, type Site, WEEK } from '../../schemas/site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** The content from which the site settings are made. */
type Sources = {
  brand: Brand
  site: Site & Parameters<typeof contentSecurityPolicy>[0]
  contact: Contact
  server: SiteSettings['serverText']
  team: readonly (TeamMember & { slug: string })[]
  services: readonly Answered[]
  products: readonly Answered[]
  droneService: Pick<Answered, 'contact'>
  plans: readonly { title: string }[]
  navigation: { header: { drone: { label: string } } }
}

/** A page that names who answers. */
type Answered = { contact?: string | undefined; menuLabel: string }

/** The numbers of the days of a week from one to another, from 1, Monday. */
function daysOf({ from, to }: Record<'from' | 'to', (typeof WEEK)[number]>): number[] {
  const first = WEEK.indexOf(from)
  const length = ((WEEK.indexOf(to) - first + 7) % 7) + 1
  return Array.from({ length }, (_, later) => ((first + later) % 7) + 1)
}

function officeOf({ hours, timeZone, holidays = [] }: Site['contact']): SiteSettings['office'] {
  if (!hours || !timeZone) return undefined
  const sorted = hours.toSorted((one, other) => one.opens.localeCompare(other.opens))
  return { timeZone, holidays, hours: sorted.map((one) => ({ ...one, days: daysOf(one) })) }
}

/** What an enquiry can be about, and each person who answers, with the subjects of the pages that name them. */
function peopleOf({ team, services, products, droneService, navigation, plans }: Sources) {
  const drone = { contact: droneService.contact, menuLabel: navigation.header.drone.label }
  const pages = [...services, ...products, drone]
  const subjects = (of: typeof pages) => of.map(({ menuLabel }) => menuLabel)
  const answerers = team.map(({ slug, name, email }) => ({
    ...{ name, email },
    subjects: subjects(pages.filter(({ contact }) => contact === slug)),
  }))
  return { answerers, subjects: [...subjects(pages), ...plans.map(({ title }) => title)] }
}

/**
 * Writes the site settings for the small server and other hosts.
 * @param release folder of the release
 */
export function writeSiteSettings(release: string, content: Sources): void {
  const { brand, site, contact, server, team } = content
  const settings: SiteSettings = {
    language: brand.language,
    name: brand.name,
    url: site.url,
    contentSecurityPolicy: contentSecurityPolicy(site),
    retentionMonths: site.retentionMonths,
    provider: site.mail.send === 'provider' ? new URL(site.mail.host).host : undefined,
    form: contact.form,
    confirmation: contact.confirmation,
    timeZone: site.contact.timeZone,
    office: officeOf(site.contact),
    ...peopleOf(content),
    ownAddresses: [site.contact.email, ...team.flatMap(({ email }) => email ?? [])],
    serverText: server,
  }
  // Parsing drops the fields that the server does not need.
  const text = JSON.stringify(siteSettingsSchema.parse(settings), null, 2)
  writeFileSync(path.join(release, SITE_SETTINGS_FILE), text)
}
