import type { Page } from '@playwright/test'
import { content } from './content-file.ts'
import { expect, KINDS, NOWHERE, test } from './site.ts'

const SECTION_STYLES = '**/assets/sections-*.css'

/** Keeps the styles of the sections below from arriving until they are let through. */
async function holdBack(page: Page) {
  const { promise: through, resolve: letThrough } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(SECTION_STYLES, async (route) => {
    asked += 1
    await through
    await route.continue()
  })
  return { letThrough, asked: () => asked }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('contact-popup-closed', 'true')),
)

test.describe('The opening of a page', () => {
  for (const route of KINDS) {
    test(`${route} is styled and shown before the styles of the other sections`, async ({
      page,
    }) => {
      const styles = await holdBack(page)
      await page.goto(route, { waitUntil: 'commit' })
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      await expect(title).toHaveCSS('font-family', /Anek/)
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
      expect(styles.asked(), 'one file').toBe(1)
      styles.letThrough()
      await page.waitForLoadState('load')
      expect(styles.asked()).toBe(1)
    })
  }

  test('is followed by sections that are never seen without their styles', async ({ page }) => {
    const { title } = content('home.yaml').services
    const below = page.getByRole('heading', { level: 2, name: title })
    const styles = await holdBack(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(styles.asked).toBe(1)
    await expect(below).toHaveCount(0)
    styles.letThrough()
    await expect(below.locator('..')).toHaveCSS('display', 'flex')
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

test('All pages share the styles of their sections, so that they are fetched once', async ({
  page,
}) => {
  const addresses = new Set<string>()
  for (const route of KINDS.filter((kind) => kind !== NOWHERE)) {
    await page.goto(route)
    const links = page.locator('link[rel="stylesheet"][href*="/sections-"]')
    await expect(links).toHaveCount(1)
    addresses.add((await links.getAttribute('href')) ?? '')
  }
  expect(addresses.size).toBe(1)
})
