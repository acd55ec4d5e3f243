import type { Page } from '@playwright/test'
import { first, services, siteContent } from './content-file.ts'
import { awakePart, painted, shifts, takeNotes } from './page-notes.ts'
import { awake, expect, ROUTES, test } from './site.ts'

const { contact } = siteContent

const WIDTHS = [390, 768, 1280]

/** A fling of a thumb on a phone, in pixels. */
const FLING = 3000

/** Waits until the pictures that are in the window are there. */
const lookAround = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && image.checkVisibility()
    })
    await Promise.all(seen.map((image) => image.decode().catch(() => {})))
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

for (const route of ROUTES) {
  test(`Nothing moves on ${route} when a visitor flings, jumps to the end, to a section, or goes through it`, async ({
    page,
  }) => {
    await takeNotes(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      // At an address of its own: one that is opened again at once is scrolled to where it was left.
      await page.goto(`${route}?width=${width}`)
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
      await painted(page)
      // When the font comes is a matter of its own: see `late-font.e2e.ts`.
      const before = (await shifts(page)).length
      await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), FLING)
      await lookAround(page)
      await awake(page)
      await page.keyboard.press('End')
      await lookAround(page)
      await page.evaluate(() => {
        const sections = document.querySelectorAll('main section')
        sections[Math.floor(sections.length / 2)]?.scrollIntoView({ behavior: 'instant' })
      })
      await lookAround(page)
      const moved = (await shifts(page)).slice(before)
      expect.soft(moved, `${width} px`).toEqual([])
    }
  })
}

for (const width of WIDTHS) {
  test(`Nothing in sight moves at ${width} px when the contact form says what the visitor was looking at`, async ({
    page,
  }) => {
    await takeNotes(page)
    await page.setViewportSize({ width, height: 844 })
    const { path, menuLabel } = first(services)
    await page.goto(path)
    await page.goto('/contact', { referer: page.url() })
    const form = page.getByRole('main')
    await awakePart(page, 'contact-form').waitFor({ state: 'attached' })
    await expect(form.getByText(contact.form.about.replace('{subject}', menuLabel))).toBeVisible()
    await painted(page)
    expect(await shifts(page)).toEqual([])
  })
}

test('A capture of the whole of Home shows every section, as it does where its inline script is refused', async ({
  context,
}) => {
  // What the policy refuses is complained of in the console, which other pages are not forgiven.
  const page = await context.newPage()
  for (const refused of [false, true]) {
    if (refused)
      await page.route('/', async (route) => {
        const answer = await route.fetch()
        // A policy of another build: none of the page's own scripts is known to it.
        const headers = { ...answer.headers(), 'content-security-policy': "script-src 'none'" }
        await route.fulfill({ response: answer, headers })
      })
    await page.goto('/')
    const sections = page.getByRole('main').locator('> section')
    expect(await sections.count()).toBeGreaterThan(5)
    for (const section of await sections.all()) {
      const shown = await section.evaluate((element) =>
        element.checkVisibility({
          contentVisibilityAuto: true,
          visibilityProperty: true,
          opacityProperty: true,
        }),
      )
      expect(shown).toBe(true)
    }
    await page.unrouteAll()
  }
})
