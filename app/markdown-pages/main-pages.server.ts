/**
 * The pages that there is one of, as Markdown: what the agency offers and how it works, as the page says
 * it. Invented people, praise and pictures are left out: read apart from the page, they pass for real.
 */
import { href } from 'react-router'
import {
  about,
  articles,
  articleTeaser,
  brand,
  contact,
  droneService,
  gallery,
  home,
  labels,
  plans,
  pricing,
  privacy,
  site,
  team,
  testimonials,
} from '../content.server.ts'
import { officeHours } from '../office-hours.server.ts'
import { pictureSources } from '../pictures.server.ts'
import { absoluteMarkdown } from './absolute-markdown.ts'
import { blocks, bullets, questions, section, titledList } from './markdown-text.ts'

/** What is real of several. */
const real = <Entry extends { sample?: boolean | undefined }>(entries: readonly Entry[]) =>
  entries.filter(({ sample }) => !sample)

type Listed = { title: string; description: string; path: string }
const links = (listed: Listed[]) =>
  bullets(
    listed.map(({ title, description, path }) => `[${title}](${site.url}${path}): ${description}`),
  )

/** Ways to reach the agency. */
const ways = () => {
  const { phone, email, chat, street, city, postcode, country } = site.contact
  return bullets([
    `${labels.call}: ${phone}`,
    `${labels.email}: ${email}`,
    `${labels.chat}: ${chat}`,
    `${street}, ${city} ${postcode}, ${country}`,
    ...officeHours(),
  ])
}

export const homeMarkdown = (services: Listed[], products: Listed[]) =>
  blocks(
    `# ${home.hero.welcome} ${brand.name}`,
    home.hero.tagline,
    section(home.services.title, home.services.intro, links(services)),
    section(home.products.title, home.products.intro, links(products)),
    section(
      droneService.promo.title,
      droneService.promo.text,
      `[${droneService.promo.link.label}](${site.url}${droneService.promo.link.href})`,
    ),
    section(
      home.blog.title,
      bullets(
        articles.slice(0, 5).map((article) => {
          const { title, href, excerpt } = articleTeaser(article)
          return `[${title}](${site.url}${href}): ${excerpt}`
        }),
      ),
    ),
    real(testimonials).length > 0 &&
      section(
        home.testimonials.title,
        ...real(testimonials).map(
          ({ feedback, name, title }) => `> ${feedback}\n> ${name}, ${title}`,
        ),
      ),
    section(home.contact.title, home.contact.text, ways()),
  )

export const aboutMarkdown = () =>
  blocks(
    `# ${about.title}`,
    section(about.vision.title, about.vision.text),
    section(about.mission.title, about.mission.text),
    !about.quote.sample && `> ${about.quote.text}\n> ${about.quote.by}`,
    section(about.values.title, titledList(about.values.items)),
    bullets(about.stats.map(({ value, label }) => `${value} ${label}`)),
    !about.founder.sample &&
      section(
        about.founder.title,
        ...about.founder.paragraphs,
        `${about.founder.name}, ${about.founder.role}`,
      ),
  )

export const galleryMarkdown = () =>
  blocks(
    `# ${gallery.title}`,
    gallery.intro,
    ...gallery.items.map(({ picture, caption, sample }) => {
      const { src, alt } = pictureSources(picture)
      return blocks(`![${alt}](${site.url}${src})`, !sample && caption)
    }),
    real(gallery.quotes.items).length > 0 &&
      section(
        gallery.quotes.title,
        ...real(gallery.quotes.items).map(({ text, by }) => `> ${text}\n> ${by}`),
      ),
    real(team).length > 0 &&
      section(
        gallery.team.title,
        bullets(real(team).map(({ name, role, fact }) => `**${name}**, ${role}: ${fact}`)),
      ),
  )

export const pricingMarkdown = () =>
  blocks(
    `# ${pricing.title}`,
    `**${pricing.tagline}**`,
    ...pricing.categories.map(({ id, title, intro, terms }) =>
      section(
        title,
        intro,
        ...plans
          .filter(({ category }) => category === id)
          .map(({ title, audience, features, extra, excluded, movesPrice }) =>
            blocks(
              `### ${title}`,
              audience,
              bullets(features),
              extra,
              titledList([
                { title: `${pricing.planLabels.excluded}:`, text: excluded },
                { title: `${pricing.planLabels.movesPrice}:`, text: movesPrice },
              ]),
            ),
          ),
        titledList(terms.items),
      ),
    ),
    section(pricing.note.title, ...pricing.note.paragraphs),
    section(pricing.faq.title, questions(pricing.faq.items)),
    `[${pricing.callbackLabel}](${site.callbackForm})`,
  )

export const contactMarkdown = () => blocks(`# ${contact.title}`, contact.intro, ways())

export const privacyMarkdown = () =>
  blocks(
    `# ${privacy.title}`,
    section(privacy.short.title, titledList(privacy.short.items)),
    absoluteMarkdown(privacy.content, `${site.url}${href('/privacy')}`, (name) => name),
  )
