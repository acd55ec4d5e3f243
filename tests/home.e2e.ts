import type { Locator, Page } from '@playwright/test'
import { expect, stopClock, test } from './site.ts'

const hero = (page: Page) => ({
  brand: page.getByRole('heading', { level: 1 }).getByRole('link'),
  pictures: page.getByRole('main').locator('picture img'),
})

/** How much of an element is seen: its opacity times that of everything around it. */
const seen = (element: Locator) =>
  element.evaluate((element) => {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  })

const isLoaded = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)

test.describe('Section 2, Home: hero', () => {
  test('The heading is "Welcome to" and the brand in one, with the tagline and a Contact Us link to /contact', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Welcome to Kiteline', exact: true }),
    ).toBeVisible()
    await expect(main.getByText(/digital strategies.*precision drone solutions/i)).toBeInViewport()

    await main.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact')
  })

  for (const width of [1280, 390]) {
    test(`At ${width} px both background pictures are loaded before the brand is pointed at; hovering or focusing it swaps them, leaving restores`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await visit('/')
      const { brand, pictures } = hero(page)
      const [day, survey] = [pictures.nth(0), pictures.nth(1)]
      await expect.poll(() => isLoaded(day)).toBe(true)
      await expect.poll(() => isLoaded(survey)).toBe(true)
      expect(await seen(survey)).toBe(0)

      const loadedLater: string[] = []
      page.on('request', (request) => loadedLater.push(request.url()))
      await brand.hover()
      await expect.poll(() => seen(survey)).toBe(1)
      await page.mouse.move(5, 5)
      await expect.poll(() => seen(survey)).toBe(0)
      expect(await seen(day)).toBe(1)
      expect(loadedLater.filter((url) => url.includes('hero'))).toEqual([])

      await page.getByRole('button', { name: 'Stop the moving strip' }).focus()
      await page.keyboard.press('Tab')
      await expect(brand).toBeFocused()
      await expect.poll(() => seen(survey)).toBe(1)
      await page.keyboard.press('Tab')
      await expect.poll(() => seen(survey)).toBe(0)
    })
  }
})
test.describe('Section 2, Home: the sections below', () => {
  test('Five blog teasers, testimonials under the first letter of each name, and the drone banner that leads to its page', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const main = page.getByRole('main')
    for (const name of [
      'What We Do',
      'Our Products',
      'Latest Blog Posts',
      'What Our Clients Say',
      'Get in Touch',
    ]) {
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(1)
    }
    const section = (title: string) =>
      main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })

    const teasers = section('Latest Blog Posts').getByRole('article')
    await expect(teasers).toHaveCount(5)
    for (const teaser of await teasers.all()) {
      const title = await teaser.getByRole('heading', { level: 3 }).textContent()
      await expect(teaser.locator('picture')).toHaveCount(1)
      const link = teaser.getByRole('link')
      await expect(link).toHaveAccessibleName(/^Read More\b/)
      await expect(link).toContainText(title ?? 'a title')
      await expect(link).toHaveAttribute('href', /^\/blog\/[a-z-]+$/)
    }

    const testimonials = section('What Our Clients Say').getByRole('figure')
    expect(await testimonials.count()).toBeGreaterThan(0)
    for (const testimonial of await testimonials.all()) {
      await expect(testimonial.getByRole('blockquote')).toHaveText(/\S/)
      const [avatar, name, role] = await testimonial
        .locator('figcaption > span:first-child, figcaption > span:last-child > span')
        .allTextContents()
      expect(name).toMatch(/\S/)
      expect(role).toMatch(/\S/)
      expect(avatar).toBe(name?.at(0))
    }

    const banner = main
      .locator('section')
      .filter({ has: page.locator('a[href="/services/drone-service"]') })
    await expect(banner).toHaveCount(1)
    await expect(banner).toContainText(/drone/i)
    await banner.getByRole('link').click()
    await expect(page).toHaveURL('/services/drone-service')
  })

  test('Each teaser says what its article is about', async ({ page, visit }) => {
    await visit('/')
    const teasers = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator('picture') })
    await expect(teasers).toHaveCount(5)
    await expect(teasers.getByRole('paragraph')).toHaveText(Array(5).fill(/\S/))
  })

  test('With no live chat configured nothing is requested from another host', async ({
    page,
    visit,
    baseURL,
  }) => {
    const outside: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (/^(http|ws)/.test(protocol) && origin !== baseURL) outside.push(request.url())
    })
    await stopClock(page)
    await visit('/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.clock.runFor(60_000)
    await page.waitForLoadState('networkidle')
    expect(outside).toEqual([])
    expect(await page.locator('script[src^="http"], iframe').count()).toBe(0)
  })
})
