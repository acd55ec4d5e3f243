import type { Page } from '@playwright/test'
import { builtPages } from './built-site.ts'
import { content } from './content-file.ts'
import { holdBackSections } from './page-notes.ts'
import { expect, KINDS, test } from './site.ts'

test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('contact-popup-closed', 'true')),
)

/** What stylesheets set on each element that stands before the link of the sections' styles and can be seen. */
const stylesOfOpening = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('body link[rel="stylesheet"]')
    if (!link) throw new Error('The page links no styles of sections')
    const PROPERTIES = [
      'display',
      'position',
      'font',
      'color',
      'background-color',
      'margin',
      'padding',
      'border',
      'gap',
    ]
    return [...document.querySelectorAll('body *')]
      .filter((element) => link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const style = getComputedStyle(element)
        const values = PROPERTIES.map((property) => style.getPropertyValue(property))
        // The rare characters' font is named after the first paint.
        return [element.nodeName, ...values].join('; ').replace('"Anek Latin Rare", ', '')
      })
  })

test.describe('The opening of a page', () => {
  test('is followed by sections that are never seen without their styles', async ({ page }) => {
    const { title } = content('home.yaml').services
    const below = page.getByRole('heading', { level: 2, name: title })
    const styles = await holdBackSections(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(styles.asked).toBe(1)
    await expect(below).toHaveCount(0)
    styles.letThrough()
    await expect(below.locator('..')).toHaveCSS('display', 'flex')
  })

  test('looks the same before the styles of the sections are there and after', async ({ page }) => {
    test.slow()
    // Its steps are those of the form, from whose page the styles are there already.
    for (const route of KINDS.filter((kind) => kind !== '/contact/thanks')) {
      const styles = await holdBackSections(page)
      await page.goto(route, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(styles.asked).toBe(1)
      await page.evaluate(() => document.fonts.load('500 1em "Anek Latin"'))
      const before = await stylesOfOpening(page)
      expect(before.length, route).toBeGreaterThan(20)
      styles.letThrough()
      await page.waitForLoadState()
      expect.soft(await stylesOfOpening(page), route).toEqual(before)
      await page.unrouteAll()
    }
  })

  test('is where a link from elsewhere to a part of the page does not end', async ({ page }) => {
    await page.goto('/#get-in-touch')
    const { messageLabel } = content('contact.yaml').form
    await expect(
      page.getByRole('main').getByRole('textbox', { name: messageLabel }),
    ).toBeInViewport()
  })

  for (const [way, go] of [
    ['when the page is loaded anew', (page: Page) => page.reload()],
    [
      'on the way back from another site',
      async (page: Page) => {
        await page.goto('/robots.txt')
        await page.goBack()
      },
    ],
  ] as const) {
    test(`is left for where the visitor was ${way}`, async ({ page }) => {
      await page.goto('/')
      const words = page.getByRole('heading', {
        level: 2,
        name: content('home.yaml').testimonials.title,
      })
      await page.evaluate(() => document.fonts.ready)
      await words.scrollIntoViewIfNeeded()
      await expect(words).toBeInViewport()
      const place = () => words.evaluate((heading) => heading.getBoundingClientRect().top)
      const before = await place()
      await go(page)
      // Within two lines: the font may come after the place is found, and wrap a line otherwise.
      await expect.poll(place).toBeCloseTo(before, -2)
    })
  }
})

test('All pages share the styles of their sections, so that they are fetched once', () => {
  const sheets = builtPages().map(({ links }) =>
    links('stylesheet').filter(({ href }) => href?.includes('/sections-')),
  )
  for (const links of sheets) expect(links).toHaveLength(1)
  expect(new Set(sheets.flat().map(({ href }) => href)).size).toBe(1)
})
