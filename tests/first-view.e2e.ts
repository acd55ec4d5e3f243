import type { Page } from '@playwright/test'
import { awake, expect, test } from './site.ts'

const BELOW = '**/assets/below-*.css'

/** Keeps the styles of what is below the first view from arriving until they are let through. */
async function holdBack(page: Page) {
  const { promise: through, resolve: letThrough } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(BELOW, async (route) => {
    asked += 1
    await through
    await route.continue()
  })
  return { letThrough, asked: () => asked }
}

/** By its words, since what is not shown yet has no role either. */
const services = (page: Page) => page.locator('main h2', { hasText: 'What We Do' })

/** Whether something is on the screen, whatever it would look like. */
const shows = (page: Page) =>
  services(page).evaluate((heading) =>
    heading.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
  )

test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('contact-popup-closed', 'true')),
)

test.describe("Home's first view", () => {
  test('is whole before the styles of what is below it, which is never seen without them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    const styles = await holdBack(page)
    await page.goto('/', { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    await expect(title).toHaveCSS('line-height', /^\d/)
    await expect.poll(styles.asked, 'they are asked for once the page is painted').toBe(1)
    expect(await shows(page)).toBe(false)

    styles.letThrough()
    await expect.poll(() => shows(page)).toBe(true)
    await expect(services(page).locator('..')).toHaveCSS('display', 'flex')
  })

  test('asks for them once, and keeps them on the pages that follow and on the way back', async ({
    page,
  }) => {
    const styles = await holdBack(page)
    styles.letThrough()
    await page.goto('/')
    await awake(page)
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Pricing' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await services(page).scrollIntoViewIfNeeded()
    await expect(services(page).locator('..')).toHaveCSS('display', 'flex')
    expect(styles.asked()).toBe(1)
  })

  test('is followed by the rest in a browser that tells of no paint, too', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
      // Time passes at once; a clock of Playwright's knows no kinds of navigation.
      const { setTimeout } = window
      Object.assign(window, { setTimeout: (act: () => void) => setTimeout(act) })
    })
    await page.goto('/')
    await expect.poll(() => shows(page)).toBe(true)
    await expect(services(page).locator('..')).toHaveCSS('display', 'flex')
  })

  test('is all that is styled where they never come; the words below can be read all the same', async ({
    page,
  }) => {
    await page.route(BELOW, (route) => route.abort())
    await page.goto('/')
    await expect.poll(() => shows(page)).toBe(true)
    await expect(services(page)).toBeVisible()
  })

  test('is where a link from elsewhere to a part of it does not end', async ({ page }) => {
    await page.goto('/#get-in-touch')
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toBeInViewport()
  })

  for (const [way, go] of [
    ['when it is loaded anew', (page: Page) => page.reload()],
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
      const words = page.getByRole('heading', { level: 2, name: 'What Our Clients Say' })
      await words.scrollIntoViewIfNeeded()
      await expect(words).toBeInViewport()
      const place = () => words.evaluate((heading) => heading.getBoundingClientRect().top)
      const before = await place()
      await go(page)
      await expect.poll(place).toBeCloseTo(before, -1)
    })
  }
})

test.describe('Where no scripts run', () => {
  test.use({ javaScriptEnabled: false })

  test("Home's styles come with the page, all of them", async ({ page }) => {
    await page.goto('/')
    const cards = page.getByRole('region', { name: 'What We Do' })
    await cards.scrollIntoViewIfNeeded()
    await expect(cards.getByRole('heading').first()).toBeVisible()
    await expect(services(page).locator('..')).toHaveCSS('display', 'flex')
  })
})
