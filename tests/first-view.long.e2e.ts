import type { Page } from '@playwright/test'
import { holdBackSections, SCRIPTS } from './page-notes.ts'
import { expect, KINDS, test } from './site.ts'

/** Computed styles of the visible elements before the link of the sections' styles. */
const stylesOfHero = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('body link[rel="stylesheet"]')
    if (!link) throw new Error('The page links no styles of sections')
    const PROPERTIES = 'display position font color background-color margin padding border gap'
    return [...document.querySelectorAll('body *')]
      .filter((element) => link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const style = getComputedStyle(element)
        const values = PROPERTIES.split(' ').map((property) => style.getPropertyValue(property))
        return [element.nodeName, ...values].join('; ')
      })
  })

test('A hero looks the same before the styles of the sections arrive', async ({ page }) => {
  test.slow()
  for (const route of KINDS) {
    // Without scripts: what they add to a hero is no difference in styles.
    await page.route(SCRIPTS, (route) => route.abort())
    const styles = await holdBackSections(page)
    await page.goto(route, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(styles.asked).toBe(1)
    await page.evaluate(() => document.fonts.load('500 1em "Brand Sans"'))
    const before = await stylesOfHero(page)
    expect(before.length, route).toBeGreaterThan(20)
    styles.letThrough()
    await page.waitForLoadState()
    expect.soft(await stylesOfHero(page), route).toEqual(before)
    await page.unrouteAll()
  }
})
