import type { Locator, Page } from '@playwright/test'
import { DATA } from '../app/data-attributes.ts'
import { SEND_FORM_PATH } from '../contract/fields.ts'
import { DEMOS } from '../schemas/demos.ts'
import { contentOf } from '../schemas/read-content.ts'
import { readContentFolder } from './read-content-folder.ts'

const site = contentOf(readContentFolder())
const { contact, gallery, home, navigation, pricing, products, services, labels } = site
const { form } = contact
const { header } = navigation

/** A page with folded questions. */
const WITH_QUESTIONS =
  [
    ...products.filter(({ faq }) => faq).map(({ slug }) => `/products/${slug}`),
    ...services.map(({ slug }) => `/services/${slug}`),
  ][0] ?? '/services'

/** Pages with a demo. */
const WITH_DEMOS = [
  ...services.map((service) => ({ ...service, path: `/services/${service.slug}` })),
  ...products.map((product) => ({ ...product, path: `/products/${product.slug}` })),
  { ...site.droneService, path: '/services/drone-service' },
]

/** A screenshot: a page, or a state of it that needs an action. */
export type Shot = {
  name: string
  path: string
  /** The whole page instead of the window. */
  whole?: boolean
  /** Opened by a visitor who has not closed Let's Connect before. */
  firstVisit?: boolean
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<unknown>
  /** The widths at which the state exists; all by default. */
  widths?: number[]
}

const menu = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first().hover()
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** A control that is held down by the mouse. */
const held = (
  name: string,
  path: string,
  control: (page: Page) => Locator,
  before?: (page: Page) => Promise<unknown>,
): Shot => ({
  name: `${name}, pressed`,
  path,
  widths: [1280],
  async act(page) {
    await before?.(page)
    await control(page).hover()
    await page.mouse.down()
  },
})

async function send(page: Page, status: number) {
  await page.route(`**${SEND_FORM_PATH}`, (route) => route.fulfill({ status, body: '' }))
  await page.getByLabel(form.fields.name.label).fill('Meera')
  await page.getByLabel(form.fields.email.label).fill('meera@client.example')
  await page.getByLabel(form.fields.message.label).fill('We would like a quote.')
  await page.getByRole('button', { name: form.sendLabel }).click()
  await page.getByText(status === 200 ? form.thanks.title : form.failure.title).waitFor()
}

/** Each demo, initially and changed. */
const DEMO_SHOTS: Shot[] = WITH_DEMOS.flatMap(({ path, demo: placed }) => {
  if (!placed) return []
  const { name: demo } = placed
  return [
    { name: `Try it here: ${demo}`, path: `${path}#${demo}` },
    { name: `Try it here: ${demo}, changed`, path: `${path}#${demo}?${DEMOS[demo]?.example}` },
  ]
})

/** States that need an action. */
export const STATES: Shot[] = [
  ...DEMO_SHOTS,
  { name: 'Services menu', path: '/', act: menu(header.services.label), widths: [1280, 1920] },
  { name: 'Products menu', path: '/', act: menu(header.products.label), widths: [1280, 1920] },
  { name: 'Mobile menu', path: '/', act: press(labels.openMenu), widths: [390, 768] },
  {
    name: 'Hero, brand pointed at',
    path: '/',
    act: (page) => page.getByRole('heading', { level: 1 }).getByRole('link').hover(),
  },
  {
    name: 'Let’s Connect',
    path: '/',
    firstVisit: true,
    act: (page) => page.getByRole('dialog', { name: home.dialog.title }).waitFor(),
  },
  { name: 'Contact widget', path: '/about', act: press(labels.contactOptions) },
  {
    name: 'Chat',
    path: '/',
    act: async (page) => {
      await press(labels.contactOptions)(page)
      await press(labels.chat)(page)
    },
  },
  {
    name: 'Card pointed at',
    path: '/services',
    act: (page) => page.getByRole('article').first().hover(),
  },
  {
    name: 'Card focused',
    path: '/services',
    act: (page) => page.getByRole('article').first().getByRole('link').first().focus(),
  },
  { name: 'Plans of the last tab', path: `/pricing#${pricing.categories.at(-1)?.id}`, whole: true },
  {
    name: 'Question open',
    path: WITH_QUESTIONS,
    act: (page) => page.locator('summary').filter({ visible: true }).last().click(),
  },
  {
    name: 'Card turned over',
    path: '/gallery',
    act: (page) => page.getByRole('switch').first().press('Space'),
  },
  {
    name: 'Gallery, one tag',
    path: '/gallery',
    act: press(gallery.items[0]?.tag ?? gallery.allLabel),
  },
  { name: 'Message failed', path: '/contact', act: (page) => send(page, 500) },
  { name: 'Message sent', path: '/contact', act: (page) => send(page, 200) },
  {
    name: 'Nothing filled in',
    path: '/contact',
    async act(page) {
      await page.locator(`[${DATA.island}][${DATA.hydrated}] form`).waitFor()
      await press(form.sendLabel)(page)
    },
  },
  held('Button', '/contact', (page) => page.getByRole('button', { name: form.sendLabel })),
  held('Contact Us', '/', (page) =>
    page.getByRole('main').getByRole('link', { name: home.hero.link.label }),
  ),
  held('Menu link', '/', (page) =>
    page.getByRole('link', { name: header.pricing.label, exact: true }).first(),
  ),
  held(
    'Service in the menu',
    '/',
    (page) => page.getByRole('banner').getByRole('listitem').getByRole('link').first(),
    menu(header.services.label),
  ),
  held('Next', '/', (page) => page.getByRole('button', { name: labels.next, exact: true }).first()),
  held('Card', '/services', (page) => page.getByRole('article').nth(1)),
  held('Tab', '/pricing', (page) => page.getByRole('tab').nth(1)),
  held('Filter', '/gallery', (page) =>
    page.getByRole('button', { name: gallery.allLabel, exact: true }),
  ),
  held('Question', WITH_QUESTIONS, (page) =>
    page.locator('summary').filter({ visible: true }).last(),
  ),
  held('Contact card', '/contact', (page) =>
    page.getByRole('listitem').filter({ hasText: contact.cards.phone.title }),
  ),
  held('Blog post', '/blog', (page) => page.getByRole('article').nth(1)),
  held('Contact widget', '/about', (page) =>
    page.getByRole('button', { name: labels.contactOptions }),
  ),
]
