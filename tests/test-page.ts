import { movesOnJumps } from './jumps.ts'
import {
  coveredLinks,
  cutText,
  problems,
  sideways,
  smallFields,
  uncounted,
  underWidget,
} from './page-errors.ts'
import { painted, takeNotes } from './page-notes.ts'
import { expect, test as ownTest, UNKNOWN_ADDRESS } from './site.ts'

const WIDTHS = [390, 768, 1280]

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
