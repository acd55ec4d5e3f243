import type { Page } from '@playwright/test'
import type { DemoLabels } from '../app/demos/frame/demo-shape.ts'
import { CONTACT_FORM_PATH, formId } from '../contract/fields.ts'
import { formLabels as form, formIn, sendEnquiry, someone } from './contact-form.ts'
import { asShown, demos, first as firstOf } from './content-file.ts'
import { comesTo, common, demoOf, regionOf } from './demos/demo.ts'
import { EXAMPLES } from './demos/examples.ts'
import { main } from './page-content.ts'
import { problems, sideways } from './page-errors.ts'
import { hydratedIsland, moved, painted, takeNotes } from './page-notes.ts'
import { expect, test } from './site.ts'

/** A window height at which no part of the layout covers the demo, in pixels. */
const HIGH = 4000

/** The results of a demo on a page without scripts. */
async function withoutScripts(page: Page, { name, send: label }: DemoLabels) {
  const region = regionOf(page, name)
  await expect(region.getByRole('heading', { level: 2 })).toBeVisible()
  const send = region.getByRole('link', { name: label })
  await expect(send).toHaveAttribute('href', CONTACT_FORM_PATH)
  await expect(region.getByText(common.startAgain, { exact: true })).toBeHidden()
  return comesTo(region)
}

/** The attached result of a demo in the contact form. */
const triedIn = (page: Page, name: string) =>
  main(page)
    .getByRole('group')
    .filter({ hasText: form.tried.replace('{name}', name) })

/** What opens and closes an attached result, and the text of the result. */
const opensIn = (page: Page, name: string) => triedIn(page, name).locator('summary')
const textIn = (page: Page, name: string) => triedIn(page, name).getByRole('paragraph')

/** Values of broken or hostile links: too long, markup, an incomplete percent-encoding. */
const NONSENSE = ['-9'.repeat(40), '<img src=x onerror=alert(1)>,__proto__;1.1.1', '%E0%A4%A']

for (const { demo, path, labels } of demos)
  test(`${demo} of ${path} works by its address`, async ({ page, browser, baseURL }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto(`${baseURL}${path}`)
    const first = await withoutScripts(plain, labels)
    await plain.close()
    expect(first.join('')).toMatch(/\S/)

    // No interaction: the address alone hydrates the demo.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${path}#${demo}?${EXAMPLES[demo]}`)
    const region = regionOf(page, labels.name)
    await hydratedIsland(page, demo).waitFor({ state: 'attached' })
    await expect(region.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect.poll(() => comesTo(region)).not.toEqual(first)
    const found = await comesTo(region)
    expect.soft(await sideways(page), 'sideways at 320 px').toEqual([])
    await page.setViewportSize({ width: 320, height: HIGH })
    expect.soft(await problems(page, `#${demo}`), 'axe at 320 px').toEqual([])
    await page.setViewportSize({ width: 1280, height: HIGH })
    expect.soft(await sideways(page), 'sideways at 1280 px').toEqual([])

    await region.getByRole('button', { name: common.startAgain }).click()
    await expect.poll(() => comesTo(region)).not.toEqual(found)
    await page.goBack()
    await expect.poll(() => comesTo(region)).toEqual(found)

    await region.getByRole('link', { name: labels.send }).click()
    await expect(page).toHaveURL(CONTACT_FORM_PATH)
    await expect(textIn(page, labels.name)).toHaveText(/\S/)

    await page.setViewportSize({ width: 320, height: HIGH })
    const keys = [...new URLSearchParams(EXAMPLES[demo]).keys()]
    const state = keys.map((key, index) => `${key}=${NONSENSE[index % NONSENSE.length]}`)
    await page.goto(`${path}#${demo}?${state.join('&')}`)
    await hydratedIsland(page, demo).waitFor({ state: 'attached' })
    expect.soft(await region.innerText()).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect.soft(await sideways(page), 'sideways').toEqual([])
  })

const { labels, open } = demoOf(firstOf(demos).demo)

async function attach(page: Page) {
  const region = await open(page)
  await region.getByRole('link', { name: labels.send }).click()
  await page.waitForURL(CONTACT_FORM_PATH)
  await expect(triedIn(page, labels.name)).toBeVisible()
}

/** Attaches the demo's result to the form, then leaves the form and opens it again. */
async function bring(page: Page) {
  await page.clock.install()
  await attach(page)
  await page.reload()
  await expect(triedIn(page, labels.name)).toBeVisible()
}

test('A result survives a reload, and is sent as shown, without a message', async ({ page }) => {
  await bring(page)
  const { message } = formIn(page.getByRole('main'))
  await expect(message).not.toHaveAttribute('required')
  await expect(message).toHaveAccessibleDescription(new RegExp(`^${asShown(form.optional)}`))
  await opensIn(page, labels.name).click()
  const shown = await textIn(page, labels.name).innerText()
  const stored = await sendEnquiry(page, { ...someone(), message: '' })
  expect(stored).toMatchObject({ message: '', details: { result: `${labels.name}\n${shown}` } })
})

test('A result can be removed, after which the message is required', async ({ page }) => {
  await bring(page)
  const remove = form.removeTried.replace('{name}', labels.name)
  await main(page).getByRole('button', { name: remove }).click()
  await expect(triedIn(page, labels.name)).toBeHidden()
  const { message } = formIn(page.getByRole('main'))
  await expect(message).toHaveAttribute('required')
  await expect(message).toHaveAccessibleDescription(asShown(form.fields.message.hint ?? ''))
  expect((await sendEnquiry(page))?.details).not.toHaveProperty('result')
})

test('A result is folded to two lines on a phone, and opens', async ({ page }) => {
  await takeNotes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await attach(page)
  const { name, message } = formIn(page.getByRole('main'))
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect(message).toBeInViewport({ ratio: 1 })
  await painted(page)
  // Below the fields; the limit is that of a good page (https://web.dev/articles/cls).
  expect(await moved(page), 'what moves when the result appears').toBeLessThan(0.1)

  const text = textIn(page, labels.name)
  const height = async () => (await text.boundingBox())?.height ?? 0
  const folded = await height()
  await text.click({ force: true })
  expect(await height(), 'open').toBeGreaterThan(folded)
  await opensIn(page, labels.name).press('Enter')
  expect(await height(), 'folded').toBe(folded)
  expect(await problems(page, `[id="${formId()}"]`)).toEqual([])
})

test('A result is refused before the form, where nothing can be stored', async ({ page }) => {
  await page.addInitScript(() =>
    ['sessionStorage', 'localStorage'].forEach((storage) => {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }),
  )
  const region = await open(page)
  const send = region.getByRole('link', { name: labels.send })
  await send.click()
  await expect(region.getByRole('alert')).toHaveText(asShown(common.notAttached))
  await send.click()
  await expect(page).toHaveURL(CONTACT_FORM_PATH)
  await expect(formIn(page.getByRole('main')).name).toBeVisible()
})
