import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fillIn } from '../../contract/fill-in.ts'
import {
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from '../../contract/site-settings.ts'
import type { Contact } from '../../schemas/contact.ts'
import { officeOf } from '../../schemas/office.ts'
import type { TeamMember } from '../../schemas/people.ts'
import type { Brand, Site } from '../../schemas/site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** The content from which the site settings are made. */
type Sources = {
  brand: Brand
  site: Site
  thirdParties: Parameters<typeof contentSecurityPolicy>[0]['thirdParties']
  contact: Contact
  server: SiteSettings['serverText']
  team: readonly (TeamMember & { slug: string })[]
  services: readonly Answered[]
  products: readonly Answered[]
  droneService: Pick<Answered, 'contact'>
  plans: readonly { title: string }[]
  jobs: readonly { title: string; by: readonly string[] }[]
  work: { labels: { like: string } }
  navigation: { header: { drone: { label: string } } }
}

/** A page that names who answers. */
type Answered = { contact?: string | undefined; menuLabel: string }

/** What an enquiry can be about, and each person who answers, with the subjects of the pages that name them. */
function peopleOf({ team, services, products, droneService, navigation, plans, ...rest }: Sources) {
  const drone = { contact: droneService.contact, menuLabel: navigation.header.drone.label }
  const jobs = rest.jobs.map(({ title, by }) => ({
    contact: by[0],
    menuLabel: fillIn(rest.work.labels.like, { name: title }),
  }))
  const pages = [...services, ...products, drone, ...jobs]
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
    contentSecurityPolicy: contentSecurityPolicy(content),
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
