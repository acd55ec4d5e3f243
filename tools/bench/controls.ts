import type { Locator, Page } from '@playwright/test'
import { MARK } from '../../app/marks.ts'

/** One control of the site, and what a visitor does with it. */
export type Interaction = {
  name: string
  path: string
  find: (page: Page) => Locator
  /** The key that is pressed; without one it is clicked. */
  key?: string
  onPhone?: boolean
  /** Let's Connect opens. */
  firstVisit?: boolean
  /** What they have done first: such a control cannot be what wakes the page. */
  before?: (page: Page) => Promise<unknown>
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

const turn = (name: RegExp) => (page: Page) =>
  page.locator(`[${MARK.part}="carousel-controls"]`).first().getByRole('button', { name })

const fillIn = async (page: Page) => {
  const form = page.getByRole('main')
  for (const [label, text] of [
    ['Name', 'Meera'],
    ['Email', 'meera@client.example'],
    ['Message', 'A survey of four hectares near Sanand.'],
  ] as const)
    await form.getByLabel(label).fill(text)
}

/** Every kind of control. */
export const INTERACTIONS: Interaction[] = [
  { name: 'Services menu', path: '/about', find: button('Services menu') },
  { name: 'Menu of a phone', path: '/about', find: button('Menu'), onPhone: true },
  {
    name: 'Services in that menu',
    path: '/about',
    before: (page) => button('Menu')(page).click(),
    find: (page) => page.locator('summary').filter({ visible: true }).first(),
    onPhone: true,
  },
  {
    name: "Close Let's Connect",
    path: '/',
    firstVisit: true,
    before: (page) => page.getByRole('dialog').waitFor(),
    find: button('Close'),
  },
  { name: 'Next service', path: '/', find: turn(/next/i) },
  {
    name: 'Previous service',
    path: '/',
    before: (page) => turn(/next/i)(page).click(),
    find: turn(/previous/i),
  },
  {
    name: 'Pause the services',
    path: '/',
    find: turn(/automatic/i),
  },
  { name: 'Pause the banner', path: '/about', find: button(/pause|stop/i) },
  { name: 'Contact widget', path: '/about', find: button('Ways to reach us') },
  { name: 'Gallery filter', path: '/gallery', find: button('Celebrations') },
  { name: 'Surprise Me', path: '/gallery', find: button('Surprise Me') },
  {
    name: 'Flip card',
    path: '/gallery',
    find: (page) => page.getByRole('switch').first(),
    key: 'Space',
  },
  { name: 'Pricing tab', path: '/pricing', find: (page) => page.getByRole('tab').nth(1) },
  {
    name: 'Question',
    path: '/products/smartxalgo',
    find: (page) => page.locator('summary').filter({ visible: true }).last(),
  },
  {
    name: 'A letter in the form',
    path: '/contact',
    find: (page) => page.getByLabel('Message'),
    key: 'a',
  },
  { name: 'Send, with nothing filled in', path: '/contact', find: button('Send message') },
  { name: 'Send a message', path: '/contact', before: fillIn, find: button('Send message') },
]
