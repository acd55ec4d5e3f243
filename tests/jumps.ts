import type { Page } from '@playwright/test'
import { allFontsShown, shifts } from './page-notes.ts'
import { hydrated } from './site.ts'

/** The distance of a fling on a phone, in pixels. */
const FLING = 3000

/** Waits until the pictures in the window have loaded. */
export const lookAround = (page: Page) =>
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
export async function movesOnJumps(page: Page) {
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
