/**
 * The pages of services and products as Markdown. Terms and times are said as their pages say them;
 * finished jobs and sheets that are samples, stamped as such there, are left out: a program would
 * take them for real.
 */
import { type SectionName, sectionsOf } from '../../schemas/service-sections.ts'
import type { droneService, products, services } from '../content.server.ts'
import { labels, productsPage, servicesPage, site } from '../content.server.ts'
import { spanText } from '../span-text.ts'
import {
  blocks,
  bullets,
  questions,
  section,
  table,
  titledList,
  titledSteps,
} from './markdown-text.ts'

type Service = (typeof services)[number]
type Product = (typeof products)[number]
type TitledList = {
  title: string
  intro?: string | undefined
  items: { title: string; text: string }[]
}

const titled = (part: TitledList | undefined) =>
  part && section(part.title, part.intro, titledList(part.items))

/** What an offer begins with: its name, its first line, what it is. */
const opening = ({ title, opening, intro }: { title: string; opening: string; intro: string }) =>
  blocks(`# ${title}`, `**${opening}**`, intro)

/** What is real of a finished job. */
const work = (title: string, job: Service['work']) =>
  job &&
  !job.sample &&
  section(
    title,
    `${job.client}, ${job.place}. ${job.period}`,
    titledList(
      (['before', 'did', 'after', 'source'] as const).map((part) => ({
        title: labels.work[part],
        text: job[part],
      })),
    ),
  )

/** What is real of a sheet such as a client gets. */
const specimen = (title: string, sheet: Service['specimen']) =>
  sheet &&
  !sheet.sample &&
  section(
    title,
    sheet.text,
    `### ${sheet.heading}`,
    sheet.colours && titledList(sheet.colours.map(({ name, use }) => ({ title: name, text: use }))),
    titledList(sheet.facts.map(({ label, value }) => ({ title: label, text: value }))),
    sheet.bars && titledList(sheet.bars.map(({ label, value }) => ({ title: label, text: value }))),
    ...(sheet.lanes ?? []).map(({ title, cards }) => blocks(`#### ${title}`, titledList(cards))),
    sheet.checks &&
      titledList(
        sheet.checks.map(({ title, text, passed }) => ({
          title: `${title}: ${passed ? labels.passed : labels.open}.`,
          text,
        })),
      ),
    sheet.rule &&
      titledList(
        sheet.rule.items.map(({ title, text, span }) => ({
          title: `${spanText(span, sheet.rule?.marks)}: ${title}`,
          text,
        })),
      ),
    sheet.columns && sheet.rows && table(sheet.columns, sheet.rows),
    sheet.remark,
  )

/** A service's steps: on a rule each with its days or weeks, on a round with how often they come again. */
function serviceSteps(service: Service): string {
  const shown = sectionsOf(service).find(({ section }) => section === 'steps')
  const { look = '', words = '' } = shown?.section === 'steps' ? shown : {}
  return titledSteps(
    service.steps.map(({ title, text, span, once }) => {
      const when =
        look === 'rule' && span ? spanText(span, [], words) : look === 'round' && !once && words
      return { title: when ? `${title} (${when})` : title, text }
    }),
  )
}

export function serviceMarkdown(service: Service): string {
  const { headings } = servicesPage
  const sections: { [Name in SectionName]?: string | false | undefined } = {
    subservices: section(headings.subservices, titledList(service.subservices)),
    steps: section(headings.steps, serviceSteps(service)),
    measures: section(headings.measures, titledList(service.measures)),
    work: work(headings.work, service.work),
    specimen: specimen(headings.specimen, service.specimen),
    questions: section(headings.questions, questions(service.questions)),
  }
  return blocks(
    opening(service),
    ...sectionsOf(service).map(({ section }) => sections[section]),
    section(service.closing.title, service.closing.text),
  )
}

export const droneMarkdown = (drone: typeof droneService): string =>
  blocks(
    opening(drone),
    section(
      drone.groups.title,
      drone.groups.intro,
      ...drone.groups.items.map(({ title, items }) =>
        blocks(`### ${title.join(' ')}`, bullets(items)),
      ),
    ),
    section(
      drone.deliverables.title,
      drone.deliverables.intro,
      bullets(
        drone.deliverables.items.map(({ name, text, accuracy, conditions }) =>
          [`**${name}** ${text}`, accuracy, conditions].filter(Boolean).join(' '),
        ),
      ),
    ),
    specimen(servicesPage.headings.specimen, drone.specimen),
    titled(drone.why),
    work(servicesPage.headings.work, drone.work),
    ...[drone.mission, drone.vision].map(({ title, front, back }) => section(title, front, back)),
    section(drone.regulator.title, ...drone.regulator.paragraphs),
    section(drone.closing.title, drone.closing.text),
  )

export function productMarkdown(product: Product): string {
  const { audience, capabilities, notice, features, setup, roles, running } = product
  const { uptime, resources, pricing, faq, demo, tryIt } = product
  const link = ({ label, href }: { label: string; href: string }) => `[${label}](${href})`
  return blocks(
    opening(product),
    tryIt && link(tryIt),
    titled(audience),
    titled(capabilities),
    notice && section(notice.title, ...notice.paragraphs),
    titled(features),
    setup && section(setup.title, setup.intro, titledSteps(setup.items)),
    roles && section(roles.title, roles.intro, table(roles.columns, roles.rows)),
    uptime && section(`${uptime.value} ${uptime.title}`, uptime.text),
    titled(running),
    work(servicesPage.headings.work, product.work),
    resources &&
      section(
        resources.title,
        resources.intro,
        bullets(resources.items.map((item) => `**${item.title}** ${item.text} ${link(item.link)}`)),
      ),
    pricing && section(pricing.title, pricing.text, link(pricing.link)),
    faq && section(faq.title, questions(faq.items)),
    demo && section(demo.title, demo.text),
  )
}

type Listed = { title: string; description: string; path: string }

/** A list of offers, each with its whole description and the way to its page. */
const offers = (words: { title: string; intro: string }, listed: Listed[]) =>
  blocks(
    `# ${words.title}`,
    words.intro,
    ...listed.map(({ title, description, path }) =>
      section(title, description, `[${labels.readMore}](${site.url}${path})`),
    ),
  )

export const servicesMarkdown = (listed: Listed[]) => offers(servicesPage, listed)
export const productsMarkdown = (listed: Listed[]) => offers(productsPage, listed)
