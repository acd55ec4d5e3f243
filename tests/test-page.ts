import { movesOnJumps } from './jumps.ts'
import {
  coveredLinks,
  cutText,
  problems,
  sideways,
  smallFields,
  underWidget,
} from './page-errors.ts'
import { takeNotes } from './page-notes.ts'
import { expect, KINDS, test, UNKNOWN_ADDRESS } from './site.ts'

/** A page of each kind is opened at each of these widths; the others at the first, and resized to the rest. */
const WIDTHS = [390, 768, 1280]

/** Tests that a page answers, passes axe at its widths, fits, and that nothing in it moves or is covered. */
export function testPage(route: string): void {
  const isKind = KINDS.includes(route)
  test(`${route} answers, passes axe, fits, and nothing moves or is covered`, async ({ page }) => {
    await takeNotes(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      if (isKind || width === WIDTHS[0]) {
        // At a new address for each width: reopening the same one would restore the scroll position.
        const answer = await page.goto(`${route}?width=${width}`)
        expect(answer?.status()).toBe(route === UNKNOWN_ADDRESS ? 404 : 200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
        expect.soft(await movesOnJumps(page), `moves at ${width} px`).toEqual([])
      }
      expect.soft(await sideways(page), `sideways at ${width} px`).toEqual([])
      expect.soft(await cutText(page), `cut at ${width} px`).toEqual([])
      if (width !== 768) {
        expect.soft(await coveredLinks(page), `covered at ${width} px`).toEqual([])
        expect.soft(await underWidget(page), `under the widget at ${width} px`).toEqual([])
      }
      if (width === WIDTHS[0]) {
        expect.soft(await problems(page), 'axe at 390 px').toEqual([])
        expect.soft(await smallFields(page), 'fields that make a phone zoom').toEqual([])
        for (const narrow of [320, 360]) {
          await page.setViewportSize({ width: narrow, height: 844 })
          expect.soft(await sideways(page), `sideways at ${narrow} px`).toEqual([])
          expect.soft(await cutText(page), `cut at ${narrow} px`).toEqual([])
        }
      }
    }
    if (!isKind) return
    expect.soft(await problems(page), 'axe at 1280 px').toEqual([])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect.soft(await sideways(page), 'sideways with text twice as large').toEqual([])
  })
}
