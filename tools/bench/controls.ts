import type { Locator, Page } from '@playwright/test'
import { DATA } from '../../app/data-attributes.ts'
import { contentOf } from '../../schemas/read-content.ts'
import { readContentFolder } from '../read-content-folder.ts'

const { contact, gallery, labels, navigation, products } = contentOf(readContentFolder())
const { form } = contact
const menu = labels.menuOf.replace('{label}', navigation.header.services.label)

/** A control of the site, and how a visitor uses it. */
export type Interaction = {
  name: string
  path: string
  find: (page: Page) => Locator
  /** The key to press; without one the control is clicked. */
  key?: string
  onPhone?: boolean
  /** Whether Let's Connect opens. */
  firstVisit?: boolean
  /** What the visitor does first; such a control cannot be the first interaction. */
  before?: (page: Page) => Promise<unknown>
}

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

const turn = (name: string | RegExp) => (page: Page) =>
  page.locator(`[${DATA.island}="carousel-slides"]`).first().getByRole('button', { name })

const fillIn = async (page: Page) => {
  const main = page.getByRole('main')
  for (const [label, text] of [
    [form.nameLabel, 'Meera'],
    [form.emailLabel, 'meera@client.example'],
    [form.messageLabel, 'A survey of four hectares near Sanand.'],
  ] as const)
    await main.getByLabel(label).fill(text)
}

/** One control of each kind. */
export const INTERACTIONS: Interaction[] = [
  { name: 'Services menu', path: '/about', find: button(menu) },
  { name: 'Menu of a phone', path: '/about', find: button(labels.openMenu), onPhone: true },
  {
    name: 'Services in that menu',
    path: '/about',
    before: (page) => button(labels.openMenu)(page).click(),
    find: (page) => page.locator('summary').filter({ visible: true }).first(),
    onPhone: true,
  },
  {
    name: "Close Let's Connect",
    path: '/',
    firstVisit: true,
    before: (page) => page.getByRole('dialog').waitFor(),
    find: button(labels.close),
  },
  { name: 'Next service', path: '/', find: turn(labels.next) },
  {
    name: 'Previous service',
    path: '/',
    before: (page) => turn(labels.next)(page).click(),
    find: turn(labels.previous),
  },
  {
    name: 'Pause the services',
    path: '/',
    find: turn(new RegExp(`${labels.startRotation}|${labels.stopRotation}`)),
  },
  { name: 'Pause the banner', path: '/about', find: button(labels.pauseBanner) },
  { name: 'Contact widget', path: '/about', find: button(labels.contactOptions) },
  {
    name: 'Gallery filter',
    path: '/gallery',
    find: button(gallery.tags.at(-1) ?? gallery.allLabel),
  },
  { name: 'Surprise Me', path: '/gallery', find: button(gallery.surpriseLabel) },
  {
    name: 'Flip card',
    path: '/gallery',
    find: (page) => page.getByRole('switch').first(),
    key: 'Space',
  },
  { name: 'Pricing tab', path: '/pricing', find: (page) => page.getByRole('tab').nth(1) },
  {
    name: 'Question',
    path: `/products/${products.find(({ faq }) => faq)?.slug}`,
    find: (page) => page.locator('summary').filter({ visible: true }).last(),
  },
  {
    name: 'A letter in the form',
    path: '/contact',
    find: (page) => page.getByRole('main').getByLabel(form.messageLabel),
    key: 'a',
  },
  { name: 'Send, with nothing filled in', path: '/contact', find: button(form.sendLabel) },
  { name: 'Send a message', path: '/contact', before: fillIn, find: button(form.sendLabel) },
]
