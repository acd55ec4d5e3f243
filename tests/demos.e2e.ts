import type { Browser, Page } from '@playwright/test'
import { DEMOS } from '../schemas/demos/demos.ts'
import { A_MOMENT, formLabels as form, formIn, outbox, someone } from './contact-form.ts'
import {
  asShown,
  demos,
  first as firstOf,
  products,
  services,
  siteContent,
} from './content-file.ts'
import { comesTo, common, regionOf } from './demos/demo.ts'
import { problems, sideways } from './page-errors.ts'
import { hydratedIsland } from './page-notes.ts'
import { expect, test } from './site.ts'

const { home } = siteContent

/** A window height at which no part of the layout covers the demo, in pixels. */
const HIGH = 4000

/** The text of a demo without scripts. */
async function withoutScripts(browser: Browser, path: string, name: string) {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(path)
  const region = regionOf(page, name)
  await expect(region.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(region.getByRole('link', { name: common.send })).toHaveAttribute('href', '/contact')
  await expect(region.getByText(common.startAgain, { exact: true })).toBeHidden()
  const first = await comesTo(region)
  await page.close()
  return first
}

/** The text below a demo's name in the contact form. */
const triedIn = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: form.tried.replace('{name}', name) })
    .locator('+ p')

for (const { demo, path, labels } of demos) {
  test(`${demo} of ${path} is complete without scripts, is restored from its address, fits every window, and can be attached to an enquiry`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const first = await withoutScripts(browser, `${baseURL}${path}`, labels.name)
    expect(first.join('')).toMatch(/\S/)

    // No interaction: the address alone hydrates the demo.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${path}#${demo}?${DEMOS[demo].example}`)
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
    await region.getByRole('button', { name: common.undo }).click()
    await expect.poll(() => comesTo(region)).toEqual(found)

    await region.getByRole('link', { name: common.send }).click()
    await expect(page).toHaveURL('/contact')
    await expect(triedIn(page, labels.name)).toHaveText(/\S/)
  })
}

/** Values of broken or hostile links: too long, markup, an incomplete percent-encoding. */
const NONSENSE = ['-9'.repeat(40), '<img src=x onerror=alert(1)>,__proto__;1.1.1', '%E0%A4%A']

for (const { demo, path, labels } of demos) {
  test(`${demo} of ${path} shows no nonsense for a malformed address`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: HIGH })
    const keys = [...new URLSearchParams(DEMOS[demo].example).keys()]
    const state = keys.map((key, index) => `${key}=${NONSENSE[index % NONSENSE.length]}`)
    await page.goto(`${path}#${demo}?${state.join('&')}`)
    const region = regionOf(page, labels.name)
    // The address has been read once Undo is available.
    const undo = region.getByRole('button', { name: common.undo })
    await expect(undo).toHaveAttribute('aria-disabled', 'false')
    expect.soft(await region.innerText()).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect.soft(await sideways(page), 'sideways').toEqual([])
  })
}

test.describe('The result of a demo, attached to an enquiry,', () => {
  const { path, demo, labels } = firstOf(demos)

  /** Attaches the demo's result to the form, then leaves the form and opens it again. */
  async function bring(page: Page) {
    await page.clock.install()
    await page.goto(`${path}#${demo}`)
    await page.mouse.move(5, 5)
    await hydratedIsland(page, demo).waitFor({ state: 'attached' })
    await regionOf(page, labels.name).getByRole('link', { name: common.send }).click()
    await page.waitForURL('/contact')
    await expect(triedIn(page, labels.name)).toBeVisible()
    await page.reload()
    await page.mouse.move(5, 5)
    await expect(triedIn(page, labels.name)).toBeVisible()
  }

  /** Sends an enquiry, and returns the result that the outbox stores. */
  async function send(page: Page) {
    const main = formIn(page.getByRole('main'))
    const text = someone()
    await main.write(text)
    await page.clock.fastForward(A_MOMENT)
    await main.send.click()
    await expect(main.thanks).toBeVisible()
    const [stored] = await outbox(text.email)
    return stored?.details
  }

  test('survives a reload, and is sent exactly as shown', async ({ page }) => {
    await bring(page)
    const shown = await triedIn(page, labels.name).innerText()
    expect((await send(page))?.result).toBe(`${labels.name}\n${shown}`)
  })

  test('can be removed', async ({ page }) => {
    await bring(page)
    const leaveOut = form.removeTried.replace('{name}', labels.name)
    await page.getByRole('main').getByRole('button', { name: leaveOut }).click()
    await expect(triedIn(page, labels.name)).toBeHidden()
    expect(await send(page)).not.toHaveProperty('result')
  })
})

test('Home, below its hero, and the cards of the lists link to the demos', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const named of home.tryIt?.demos ?? []) {
    const { path, labels } = demos.find(({ demo }) => demo === named) ?? {}
    const way = main.getByRole('link', { name: labels?.name, exact: true })
    await expect(way).toHaveAttribute('href', `${path}#${named}`)
  }
  for (const [list, entries] of [
    ['/services', services],
    ['/products', products],
  ] as const) {
    await page.goto(list)
    for (const { path, demo } of entries) {
      const ways = main.locator(`a[href="${path}#${demo?.name}"]`)
      await expect(ways).toHaveCount(demo ? 1 : 0)
      if (demo) await expect(ways).toContainText(asShown(common.tryItShort))
    }
  }
})
