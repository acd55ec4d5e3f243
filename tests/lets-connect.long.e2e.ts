import type { Locator, Page } from '@playwright/test'
import { formIn, formLabels } from './contact-form.ts'
import { content, labels, onHome, site } from './content-file.ts'
import { boxOf } from './page-content.ts'
import { hydratedIsland } from './page-notes.ts'
import { expect, hydrated, stopClock, test } from './site.ts'

const { dialog: dialogLabels } = content('home.yaml')

const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-popup-closed'))
const dialogOf = (page: Page) => page.getByRole('dialog', { name: dialogLabels.title })

const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top, behavior: 'instant' })
    await scrolled
  }, top)

/** Waits until the dialog's island counts the time: it hydrates 2.5 s after the page is painted. */
async function ready(page: Page) {
  await hydrated(page)
  const passing = async () => {
    await page.clock.runFor(500)
    return hydratedIsland(page, 'lets-connect').count()
  }
  await expect.poll(passing).toBe(1)
}

async function visitHome(page: Page) {
  await stopClock(page)
  await page.goto('/')
  await ready(page)
  return dialogOf(page)
}

/** Opens Home at the start of a session, and pauses. */
async function visitFirst(page: Page) {
  const dialog = await visitHome(page)
  await expect(dialog, 'the visitor sees the page first').toBeHidden()
  await page.clock.runFor(30_000)
  await expect(dialog).toBeVisible()
  expect(await flag(page)).toBeNull()
  return dialog
}

test('It opens as a modal dialog with ways to write, and the focus inside', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const dialog = await visitFirst(page)
  expect(await dialog.evaluate((element) => element.matches('dialog:modal'))).toBe(true)
  const { whatsapp } = site.contact
  await expect(dialog.getByRole('listitem').getByRole('link')).toHaveText([
    ...(whatsapp ? [labels.whatsapp] : []),
    labels.call,
    labels.email,
  ])
  await expect(formIn(dialog).send, 'without scrolling').toBeInViewport({ ratio: 1 })
  const { name, email, phone } = formIn(dialog)
  const boxes = [await boxOf(name), await boxOf(email), await boxOf(phone)]
  expect(new Set(boxes.map(({ y }) => y)).size, 'one line of boxes').toBe(1)
  await expect(dialog.locator(':focus'), 'which the browser keeps in it').toHaveCount(1)
})

test('It comes ten seconds after the last scrolling, beside no form', async ({ page }) => {
  const dialog = await visitHome(page)
  for (const top of [300, 600, 900]) {
    await scrollTo(page, top)
    await page.clock.runFor(9000)
    await expect(dialog).toBeHidden()
  }
  await formIn(page.getByRole('main')).send.scrollIntoViewIfNeeded()
  await page.clock.runFor(60_000)
  await expect(dialog).toBeHidden()

  await scrollTo(page, 0)
  await page.clock.runFor(9900)
  await expect(dialog).toBeHidden()
  await page.clock.runFor(200)
  await expect(dialog).toBeVisible()
})

const privacyIn = (dialog: Locator) =>
  dialog.getByRole('link', { name: formLabels.privacyLink.label })
const waysToClose: [string, (page: Page, dialog: Locator) => Promise<void>][] = [
  ['its X', (_, dialog) => dialog.getByRole('button', { name: labels.close }).click()],
  ['a click on the backdrop', (page) => page.mouse.click(20, 450)],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its link to the privacy notice', (_, dialog) => privacyIn(dialog).click()],
  ['going back', async (page) => void (await page.goBack({ waitUntil: 'commit' }))],
]
for (const [way, close] of waysToClose) {
  test(`It closes by ${way}, and stays closed in the session`, async ({ page }) => {
    await page.goto('/about')
    const dialog = await visitFirst(page)
    await close(page, dialog)
    await page.clock.runFor(500)
    await expect(dialog).toBeHidden()
    await expect.poll(() => flag(page)).not.toBeNull()

    await page.goto('/')
    await ready(page)
    await page.clock.runFor(60_000)
    await expect(dialog).toBeHidden()
  })
}

test('A press inside that is released on the backdrop does not close it', async ({ page }) => {
  const dialog = await visitFirst(page)
  const title = await boxOf(dialog.getByRole('heading'))
  await page.mouse.move(title.x + 10, title.y + title.height / 2)
  await page.mouse.down()
  await page.mouse.move(20, 450, { steps: 5 })
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  expect(await flag(page)).toBeNull()
})

test('It never opens on another page, nor after the visitor has left Home', async ({ page }) => {
  await stopClock(page)
  for (const [path, time] of [
    ['/about', 60_000],
    ['/', 5000],
    ['/pricing', 60_000],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    await page.clock.runFor(time)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(await flag(page)).toBeNull()
})

for (const [state, heldBack] of [
  ['hydrated', /nothing/],
  ['not yet hydrated', /contact-form\.island/],
] as const)
  test(`It never interrupts an enquiry in a form that is ${state}`, async ({ page }) => {
    await page.route(heldBack, () => {})
    const dialog = await visitHome(page)
    const { message } = formIn(page.getByRole('main'))
    const elsewhere = page.getByRole('heading', { level: 2, name: onHome.contact })
    await message.fill('Hello')
    await page.clock.runFor(60_000)
    await expect(dialog).toBeHidden()
    await elsewhere.click()
    await page.clock.runFor(30_000)
    await expect(dialog, 'half-written').toBeHidden()
    await message.fill('')
    await page.clock.runFor(30_000)
    await expect(dialog, 'empty, but in use').toBeHidden()
    await elsewhere.click()
    await scrollTo(page, 0)
    await page.clock.runFor(30_000)
    await expect(dialog).toBeVisible()
  })

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
] as const)
  test(`At ${width} × ${height} px it is a sheet in reach of a thumb`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const dialog = await visitFirst(page)
    const { name, email, message, send } = formIn(dialog)
    const close = dialog.getByRole('button', { name: labels.close })
    const sheet = await boxOf(dialog)
    expect(sheet).toMatchObject({ x: 0, width, y: height - sheet.height })
    expect(sheet.height).toBeLessThanOrEqual(0.6 * height)
    for (const part of [close, name])
      expect((await boxOf(part)).y).toBeGreaterThanOrEqual(height / 2)
    await expect(close).toBeInViewport({ ratio: 1 })
    await expect(name).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

    // The window as an on-screen keyboard leaves it in browsers that shrink the window for it.
    const viewport = page.locator('meta[name=viewport]')
    await expect(viewport).toHaveAttribute('content', /interactive-widget=resizes-content/)
    const left = Math.round(height * 0.55)
    await page.setViewportSize({ width, height: left })
    for (const part of [name, email, message, send]) {
      await part.focus()
      await expect(part).toBeInViewport({ ratio: 0.3 })
      await expect(close).toBeInViewport({ ratio: 1 })
      const { y, height } = await boxOf(part)
      const bar = await boxOf(close)
      expect(y + height, 'not behind the title and the X').toBeGreaterThan(bar.y + bar.height)
    }
  })
