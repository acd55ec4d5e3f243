import { painted, shifts, takeNotes } from './page-notes.ts'
import { awake, expect, ROUTES, test } from './site.ts'

const WIDTHS = [390, 1280]

test.describe('Nothing moves by itself', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const route of ROUTES) {
    test(`on ${route}, from top to bottom, asleep or awake`, async ({ page }) => {
      await takeNotes(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        // A page that is opened again at once is scrolled to where it was left.
        await page.goto('/robots.txt')
        await page.goto(route)
        await page.evaluate(() => document.fonts.ready)
        await painted(page)
        // When the font comes is a matter of its own: see `late-font.e2e.ts`.
        const before = (await shifts(page)).length
        await awake(page)
        await page.evaluate(async () => {
          const inView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
          const end = () => document.documentElement.scrollHeight - innerHeight
          for (let top = 0; ; top += innerHeight / 2) {
            scrollTo({ top, behavior: 'instant' })
            await new Promise(requestAnimationFrame)
            const pictures = [...document.images].filter((image) =>
              inView(image.getBoundingClientRect()),
            )
            // Some stand in panels that are hidden, and are never fetched.
            await Promise.all(
              pictures
                .filter((image) => image.checkVisibility())
                .map((image) => image.decode().catch(() => {})),
            )
            await new Promise(requestAnimationFrame)
            if (top >= end()) break
          }
        })
        await painted(page)
        const moved = await shifts(page)
        expect.soft(moved.slice(before), `${width} px`).toEqual([])
      }
    })
  }
})
