import type { Locator, Page } from '@playwright/test'
import { sideways } from '../page-faults.ts'
import { expect, test } from '../site.ts'
import { pieceNames, pieceOf } from './piece.ts'

/** A window of 1280 by 1024 px at 400 %, and a tablet, where results stay in sight. */
const WINDOWS = { '400 %': { width: 320, height: 256 }, tablet: { width: 768, height: 1024 } }

/**
 * What the keyboard has come to in a piece: its beginning, and how much of what the window shows of it
 * is covered, from 0 to 1.
 */
const focused = (page: Page, piece: string) =>
  page.evaluate((piece) => {
    const element = document.activeElement
    const section = document.getElementById(piece)
    if (!element || !section?.contains(element)) return undefined
    element.setAttribute('data-reached', '')
    const { left, top, width, height } = element.getBoundingClientRect()
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
    const shown = parts
      .flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const))
      .filter(([, y]) => y > 0 && y < innerHeight)
    const hidden = shown.filter(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      const drawn = there?.closest('label') ?? there
      return !drawn?.contains(element) && !element.contains(there)
    })
    const covered = shown.length > 0 ? hidden.length / shown.length : 1
    return { name: element.outerHTML.slice(0, 90), covered }
  }, piece)

/** What the keyboard did not come to: all that is to be used but the other choices of a group. */
const notReached = (page: Page, piece: string) =>
  page.evaluate((piece) => {
    const controls = `:is(a[href], button, input:not([type=radio]), select, textarea, summary, [tabindex="0"])`
    const section = document.getElementById(piece)
    return [...(section?.querySelectorAll(`${controls}:not([data-reached])`) ?? [])]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 90))
  }, piece)

/** Results in the window whose figure or name is cut, or lies under something else. */
const unreadable = (results: Locator) =>
  results.evaluateAll((results) =>
    results
      .flatMap((result) => [...(result.parentElement?.children ?? [])])
      .filter((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        const y = (top + bottom) / 2
        if (top < 0 || bottom > innerHeight) return false
        return ![left + 1, (left + right) / 2, right - 1].every((x) =>
          words.parentElement?.contains(document.elementFromPoint(x, y)),
        )
      })
      .map(({ textContent }) => textContent),
  )

/** Brings each result of a piece to the top of the window, and tells which cannot be read there. */
async function neverReadable(region: Locator) {
  const never = []
  for (const result of await region.locator('output').all()) {
    await result.evaluate((result) => result.scrollIntoView({ behavior: 'instant' }))
    never.push(...(await unreadable(result)))
  }
  return never
}

for (const piece of pieceNames) {
  for (const [name, size] of Object.entries(WINDOWS))
    test(`${piece} is used by the keyboard, ${name}: nothing stands sideways, nothing in focus is covered, all can be read`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      const region = await pieceOf(piece).open(page)
      expect(await sideways(page)).toEqual([])

      await region.evaluate((section) => {
        section.tabIndex = -1
        section.focus()
        section.removeAttribute('tabindex')
      })
      await page.keyboard.press('Tab')
      for (let now = await focused(page, piece); now; now = await focused(page, piece)) {
        expect.soft(now.covered, now.name).toBeLessThan(0.5)
        await page.keyboard.press('Tab')
      }
      expect(await notReached(page, piece)).toEqual([])

      expect(await neverReadable(region)).toEqual([])
    })

  test(`${piece} has its results beside the contact widget on a phone and a tablet, not under it`, async ({
    page,
  }) => {
    const region = await pieceOf(piece).open(page)
    for (const size of [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(size)
      // Where they stay in sight, they stand at the end of the window.
      await region.evaluate((piece) => piece.scrollIntoView({ behavior: 'instant' }))
      const inSight = await unreadable(region.locator('output'))
      expect.soft(inSight, `in sight, ${size.width} px wide`).toEqual([])
      expect.soft(await neverReadable(region), `${size.width} px wide`).toEqual([])
    }
  })
}
