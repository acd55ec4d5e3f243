import type { Locator, Page } from '@playwright/test'
import { sideways } from '../page-errors.ts'
import { expect, test } from '../site.ts'
import { common, demoNames, demoOf } from './demo.ts'

/** A window of 1280 by 1024 px at 400 %, and a tablet, where results stay in sight. */
const WINDOWS = { '400 %': { width: 320, height: 256 }, tablet: { width: 768, height: 1024 } }

/** Windows in which one line of results is pinned to the bottom. */
const PHONES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

/**
 * What has focus in a demo: the start of its HTML, and how much of what the window shows of it is
 * covered, from 0 to 1.
 */
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

/** Results in the window whose figure or name is cut off or covered. */
const unreadable = (results: Locator) =>
  results.evaluateAll((results) =>
    results
      .flatMap((result) => [...(result.parentElement?.children ?? [])])
      .filter((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        const y = (top + bottom) / 2
        if (top < 0 || bottom > innerHeight) return false
        return ![left + 1, (left + right) / 2, right - 1].every((x) =>
          text.parentElement?.contains(document.elementFromPoint(x, y)),
        )
      })
      .map(({ textContent }) => textContent),
  )

/** Shows the results that do not fit into the pinned line, or hides them again. */
async function showAll(region: Locator, all: boolean) {
  const box = region.getByRole('checkbox', { name: common.allResults, exact: true })
  if (await box.isVisible()) await box.setChecked(all)
}

/** Brings each result of a demo to the top of the window, and returns those that cannot be read there. */
async function neverReadable(region: Locator) {
  await showAll(region, true)
  const never = []
  for (const result of await region.locator('output').all()) {
    await result.evaluate((result) => result.scrollIntoView({ behavior: 'instant' }))
    never.push(...(await unreadable(result)))
  }
  return never
}

/** Goes through a demo with the Tab key, from its heading to its end. */
async function goThrough(page: Page, demo: string, region: Locator) {
  await region.evaluate((section) => {
    for (const reached of section.querySelectorAll('[data-reached]'))
      reached.removeAttribute('data-reached')
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
  test(`${demo} can be used by keyboard at 400 % zoom and on a tablet: it never scrolls sideways, and the contact widget covers neither focus nor results`, async ({
    page,
  }) => {
    await page.setViewportSize(WINDOWS['400 %'])
    const region = await demoOf(demo).open(page)
    for (const [name, size] of Object.entries(WINDOWS))
      await test.step(name, async () => {
        await page.setViewportSize(size)
        expect(await sideways(page)).toEqual([])
        await goThrough(page, demo, region)
        expect(await neverReadable(region)).toEqual([])
      })
    // One line of results stays in sight, at the bottom of the window.
    for (const size of PHONES) {
      await page.setViewportSize(size)
      await showAll(region, false)
      await goThrough(page, demo, region)
      await region.evaluate((demo) => demo.scrollIntoView({ behavior: 'instant' }))
      const inSight = await unreadable(region.locator('output'))
      expect.soft(inSight, `in sight, ${size.width} px wide`).toEqual([])
      expect.soft(await neverReadable(region), `${size.width} px wide`).toEqual([])
    }
  })
