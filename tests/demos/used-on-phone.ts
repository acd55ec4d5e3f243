import type { Locator, Page } from '@playwright/test'
import { formIn, outbox, someone } from '../contact-form.ts'
import { holdBack, hydratedIsland } from '../page-notes.ts'
import { expect, test } from '../site.ts'
import { comesTo, common, demoOf, regionOf } from './demo.ts'
import { bringToMiddle } from './finger.ts'
import { scrollOnSliders, slide } from './used-by-finger.ts'

/** The greatest height of the pinned row of results, in pixels. */
const ROW = 64

/** What a buyer does with the main control of a demo; the first step works before it is hydrated. */
type Use = (region: Locator, page: Page) => (() => Promise<unknown>)[]

/** Slides the first slider. */
export const slideFirst: Use = (region, page) => [
  () => slide(page, region.getByRole('slider').first(), 60),
]

/** The pinned row of results. */
const rowOf = (region: Locator) => region.getByRole('group', { name: common.results, exact: true })

/** The points of a grid over an element at which something else covers it. */
const coveredPoints = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
    return shares
      .flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const))
      .filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)))
  })

/** What the pinned row shows; fails unless it is in sight and at most one line high. */
async function rowInSight(region: Locator) {
  const row = rowOf(region)
  await expect(row).toBeInViewport({ ratio: 1 })
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(ROW)
  // The contact widget gives way once the page rests.
  await expect.poll(() => coveredPoints(row)).toEqual([])
  return (await row.screenshot()).toString('base64')
}

/**
 * Tests a demo on a phone.
 * @param folder the demo's folder
 */
export function usedOnPhone(folder: string, use: Use): void {
  const { name: demo, labels, path, open } = demoOf(folder)
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test.skip(!path, 'no page has this demo')

  test(`On a phone, a buyer uses ${demo} before and after it is hydrated, sees what it answers without scrolling, and sends it`, async ({
    page,
  }) => {
    const region = regionOf(page, labels.name)
    const [early, ...later] = use(region, page)
    const scripts = await holdBack(page)
    await page.goto(`${path}#${demo}`)
    await bringToMiddle(region.getByRole('slider').or(region.getByRole('button')).first())
    const asLoaded = await rowInSight(region)
    await scrollOnSliders(page, region)
    await early?.()
    scripts.letThrough()
    await hydratedIsland(page, demo).waitFor({ state: 'attached' })
    for (const step of later) await step()
    await expect.poll(() => rowInSight(region)).not.toBe(asLoaded)

    const used = await comesTo(region)
    await region.getByRole('button', { name: common.startAgain }).tap()
    await expect.poll(() => comesTo(region)).not.toEqual(used)
    for (const step of use(region, page)) await step()
    await expect.poll(() => rowInSight(region)).not.toBe(asLoaded)

    await region.getByRole('link', { name: labels.send }).tap()
    const form = formIn(page.getByRole('main'))
    await expect(form.name).toBeInViewport({ ratio: 1 })
    const buyer = { ...someone(), message: '' }
    await form.write(buyer)
    await form.send.tap()
    await expect(form.thanks).toBeVisible()
    const [stored] = await outbox(buyer.email)
    expect(stored).toMatchObject({ name: buyer.name, message: '' })
    const [name, ...sent] = stored?.details.result?.split('\n') ?? []
    expect(name).toBe(labels.name)
    expect(sent.join(' ')).toMatch(/\S/)
  })

  test(`On a phone, every result of ${demo} comes into sight when its pinned row is scrolled`, async ({
    page,
  }) => {
    const region = await open(page)
    const row = rowOf(region)
    await bringToMiddle(region.getByRole('slider').or(region.getByRole('button')).first())
    for (const result of await row.locator('output').all()) {
      await result.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
      await expect(result).toBeInViewport({ ratio: 0.9 })
    }
  })
}
