import type { Page } from '@playwright/test'
import {
  coveredLinks,
  cutText,
  problems,
  sideways,
  smallFields,
  uncounted,
  underWidget,
} from './page-errors.ts'
import { allFontsShown, painted, shifts, takeNotes } from './page-notes.ts'
import { expect, hydrated, test as ownTest, UNKNOWN_ADDRESS } from './site.ts'

const WIDTHS = [390, 768, 1280]

/** The distance of a fling on a phone, in pixels. */
const FLING = 3000

/** Waits until the pictures in the window have loaded. */
const lookAround = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && image.checkVisibility()
    })
    // Not `decode()`, which Chromium may never answer for a picture that is scrolled away meanwhile.
    const loaded = (image: HTMLImageElement) =>
      image.complete || new Promise((done) => Object.assign(image, { onload: done, onerror: done }))
    await Promise.all(seen.map(loaded))
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** Moves through a page with `takeNotes` as people jump; returns the layout shifts. */
async function movesOnJumps(page: Page) {
  await allFontsShown(page)
  const before = (await shifts(page)).length
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), FLING)
  await lookAround(page)
  await hydrated(page)
  await page.keyboard.press('End')
  await lookAround(page)
  await page.evaluate(() => {
    const sections = document.querySelectorAll('main section')
    sections[Math.floor(sections.length / 2)]?.scrollIntoView({ behavior: 'instant' })
  })
  await lookAround(page)
  return (await shifts(page)).slice(before)
}

/**
 * Tests that a page answers, passes axe, fits, and that nothing in it moves or is covered. A long test opens
 * it anew at each width, runs axe at each, and looks under the contact widget; another resizes it.
 * @param test of another site than this one
 */
export function testPage(route: string, isLong = false, test = ownTest): void {
  test(`${route} answers, passes axe, fits, and nothing moves or is covered`, async ({ page }) => {
    await takeNotes(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      if (isLong || width === WIDTHS[0]) {
        // At a new address for each width: reopening the same one would restore the scroll position.
        const answer = await page.goto(`${route}?width=${width}`)
        expect(answer?.status()).toBe(route === UNKNOWN_ADDRESS ? 404 : 200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
        expect.soft(await movesOnJumps(page), `moves at ${width} px`).toEqual([])
      } else await painted(page)
      expect.soft(await sideways(page), `sideways at ${width} px`).toEqual([])
      expect.soft(await cutText(page), `cut at ${width} px`).toEqual([])
      if (isLong || width === WIDTHS[0])
        expect.soft(await problems(page), `axe at ${width} px`).toEqual([])
      if (width !== 768) {
        expect.soft(await coveredLinks(page), `covered at ${width} px`).toEqual([])
        const under = isLong ? await underWidget(page) : []
        expect.soft(under, `under the widget at ${width} px`).toEqual([])
      }
      if (width === WIDTHS[0]) {
        expect.soft(await uncounted(page), 'numbers that are all 0').toEqual([])
        expect.soft(await smallFields(page), 'fields that make a phone zoom').toEqual([])
        for (const narrow of [320, 360]) {
          await page.setViewportSize({ width: narrow, height: 844 })
          await painted(page)
          expect.soft(await sideways(page), `sideways at ${narrow} px`).toEqual([])
          expect.soft(await cutText(page), `cut at ${narrow} px`).toEqual([])
        }
      }
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect.soft(await sideways(page), 'sideways with text twice as large').toEqual([])
  })
}
