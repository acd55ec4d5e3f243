import type { Locator, Page } from '@playwright/test'
import { builtPages } from './built-site.ts'
import { demos, first, gallery } from './content-file.ts'
import { demoOf } from './demos/demo.ts'
import { mainNavigation } from './header.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** The demos with buttons that stay pressed, by the HTML of their pages. */
const pressedIn = demos.filter(({ path }) =>
  builtPages().some((page) => page.path === path && page.html.includes('aria-pressed="')),
)

/** What an element looks like while nothing points at it. */
async function picture(element: Locator) {
  await element.page().mouse.move(0, 0)
  return (await element.screenshot()).toString('base64')
}

/** The buttons of a page that show no edge, since their background is not shown. */
const withoutBorder = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a')]
      .filter((element) => {
        const { borderTopWidth, clipPath } = getComputedStyle(element)
        const isCut = clipPath.startsWith('polygon')
        const isBare = element.matches('button') && borderTopWidth === '0px'
        return element.checkVisibility() && (isCut || isBare)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  )

test('Current page, open tab and chosen filter stand out', async ({ page, visit }) => {
  const link = mainNavigation(page).locator('a[href="/pricing"]')
  await visit('/gallery')
  const elsewhere = await picture(link)
  const filter = main(page).getByRole('group').getByText(first(gallery.tags), { exact: true })
  const off = await picture(filter)
  await filter.click()
  expect(await picture(filter)).not.toBe(off)

  await visit('/pricing')
  expect(await picture(link)).not.toBe(elsewhere)
  const tab = main(page).getByRole('tab').last()
  const closed = await picture(tab)
  await tab.click()
  expect(await picture(tab)).not.toBe(closed)
})

for (const { demo } of pressedIn)
  test(`What is pressed in ${demo} looks different from what is not`, async ({ page }) => {
    const region = await demoOf(demo).open(page)
    const unpressed = region.locator('[aria-pressed="false"]').first()
    await unpressed.evaluate((element) => element.setAttribute('title', 'the button'))
    const button = region.getByTitle('the button')
    const before = await picture(button)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(await picture(button)).not.toBe(before)
  })

for (const path of new Set(['/', '/gallery', '/contact', ...pressedIn.map(({ path }) => path)]))
  test(`Each button of ${path} has an edge`, async ({ page, visit }) => {
    await visit(path)
    expect(await withoutBorder(page)).toEqual([])
  })
