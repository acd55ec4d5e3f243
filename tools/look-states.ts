import type { Locator, Page } from '@playwright/test'

/** One picture of the look book: a page, or a state of it that needs a visitor's act. */
export type Shot = {
  name: string
  path: string
  /** The whole page, or what the window shows. */
  whole?: boolean
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<unknown>
  /** Widths at which the state exists; all unless said otherwise. */
  widths?: number[]
}

const menu = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first().hover()
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** A control of the page that is held down: the mouse goes there and does not let go. */
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
  await page.route('**/api/v1.0/email/send-form', (route) => route.fulfill({ status, body: '' }))
  await page.getByLabel('Name').fill('Meera')
  await page.getByLabel('Email').fill('meera@client.example')
  await page.getByLabel('Message').fill('A survey of four hectares near Sanand.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText(status === 200 ? /^Thank you/ : /has not been sent/).waitFor()
}

/** States that a page does not show by itself. */
export const STATES: Shot[] = [
  { name: 'Services menu', path: '/', act: menu('Services'), widths: [1280, 1920] },
  { name: 'Products menu', path: '/', act: menu('Products'), widths: [1280, 1920] },
  { name: 'Mobile menu', path: '/', act: press('Menu'), widths: [390, 768] },
  {
    name: 'Hero, brand pointed at',
    path: '/',
    act: (page) => page.getByRole('heading', { level: 1 }).getByRole('link').hover(),
  },
  {
    name: 'Let’s Connect',
    path: '/',
    act: (page) =>
      page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal()),
  },
  { name: 'Contact widget', path: '/about', act: press('Ways to reach us') },
  {
    name: 'Card pointed at',
    path: '/services',
    act: (page) => page.getByRole('article').first().hover(),
  },
  {
    name: 'Card focused',
    path: '/services',
    act: (page) => page.getByRole('article').first().getByRole('link').focus(),
  },
  { name: 'Website plans', path: '/pricing#website-development', whole: true },
  {
    name: 'Question open',
    path: '/products/smartxalgo',
    act: (page) => page.locator('summary').filter({ visible: true }).last().click(),
  },
  {
    name: 'Card turned over',
    path: '/gallery',
    act: (page) => page.getByRole('switch').first().press('Space'),
  },
  { name: 'Gallery, celebrations', path: '/gallery', act: press('Celebrations') },
  { name: 'Message failed', path: '/contact', act: (page) => send(page, 500) },
  { name: 'Message sent', path: '/contact', act: (page) => send(page, 200) },
  {
    name: 'Nothing filled in',
    path: '/contact',
    act: press('Send message'),
  },
  held('Button', '/contact', (page) => page.getByRole('button', { name: 'Send message' })),
  held('Contact Us', '/', (page) =>
    page.getByRole('main').getByRole('link', { name: 'Contact Us' }),
  ),
  held('Menu link', '/', (page) =>
    page.getByRole('link', { name: 'Pricing', exact: true }).first(),
  ),
  held(
    'Service in the menu',
    '/',
    (page) => page.getByRole('banner').getByRole('link', { name: /^SEO/ }),
    menu('Services'),
  ),
  held('Next', '/', (page) => page.getByRole('button', { name: 'Next', exact: true }).first()),
  held('Card', '/services', (page) => page.getByRole('article').nth(1)),
  held('Tab', '/pricing', (page) => page.getByRole('tab').nth(1)),
  held('Filter', '/gallery', (page) => page.getByRole('button', { name: 'Team', exact: true })),
  held('Question', '/products/smartxalgo', (page) =>
    page.locator('summary').filter({ visible: true }).last(),
  ),
  held('Contact card', '/contact', (page) =>
    page.getByRole('listitem').filter({ hasText: 'Call us' }),
  ),
  held('Blog post', '/blog', (page) => page.getByRole('article').nth(1)),
  held('Contact widget', '/about', (page) =>
    page.getByRole('button', { name: 'Ways to reach us' }),
  ),
]
