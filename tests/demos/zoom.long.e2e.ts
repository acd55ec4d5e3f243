import type { Locator, Page } from '@playwright/test'
import { sideways } from '../page-errors.ts'
import { expect, test } from '../site.ts'
import { demoNames, demoOf } from './demo.ts'

/** A window of 1280 by 1024 px at 400 %, a tablet, where results stay in sight, and a phone, where a line of them does. */
const WINDOWS = {
  '400 %': { width: 320, height: 256 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
}

/** What has focus in a demo, and how much of it is covered in the window, from 0 to 1. */
const focused = (page: Page, demo: string) =>
  page.evaluate((demo) => {
    const element = document.activeElement
    const section = document.getElementById(demo)
    if (!element || !section?.contains(element)) return undefined
    element.setAttribute('data-reached', '')
    const { left, top, width, height } = element.getBoundingClientRect()
    const points = [0.1, 0.3, 0.5, 0.7, 0.9]
    const shown = points
      .flatMap((x) => points.map((y) => [left + width * x, top + height * y] as const))
      .filter(([, y]) => y > 0 && y < innerHeight)
    const hidden = shown.filter(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      const drawn = there?.closest('label') ?? there
      return !drawn?.contains(element) && !element.contains(there)
    })
    const covered = shown.length > 0 ? hidden.length / shown.length : 1
    return { name: element.outerHTML.slice(0, 90), covered }
  }, demo)

/** Controls that the keyboard did not reach; of a group of radio buttons, one is enough. */
const notReached = (page: Page, demo: string) =>
  page.evaluate((demo) => {
    const controls = `:is(a[href], button:enabled, input:not([type=radio]), select, textarea, summary, [tabindex="0"])`
    const section = document.getElementById(demo)
    return [...(section?.querySelectorAll(`${controls}:not([data-reached])`) ?? [])]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 90))
  }, demo)

/** Goes through a demo with the Tab key, from its heading to its end. */
async function goThrough(page: Page, demo: string, region: Locator) {
  await region.evaluate((section) => {
    section.tabIndex = -1
    section.focus()
    section.removeAttribute('tabindex')
  })
  await page.keyboard.press('Tab')
  for (let now = await focused(page, demo); now; now = await focused(page, demo)) {
    // The contact widget gives way once the page rests.
    const covered = async () => (await focused(page, demo))?.covered
    if (now.covered > 0.5) await expect.poll(covered, now.name).toBeLessThanOrEqual(0.5)
    await page.keyboard.press('Tab')
  }
  expect(await notReached(page, demo)).toEqual([])
}

for (const demo of demoNames)
  for (const [name, size] of Object.entries(WINDOWS))
    test(`${demo} works by keyboard: ${name}`, async ({ page }) => {
      await page.setViewportSize(size)
      const region = await demoOf(demo).open(page)
      expect(await sideways(page)).toEqual([])
      await goThrough(page, demo, region)
    })
