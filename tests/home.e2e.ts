import type { Locator, Page } from '@playwright/test'
import { articles, asShown, brand, content, labels, testimonials } from './content-file.ts'
import { expect, MOVING, stopClock, test } from './site.ts'

/** The content of Home. */
const copy = content('home.yaml')

const hero = (page: Page) => ({
  brand: page.getByRole('heading', { level: 1 }).getByRole('link'),
  pictures: page.getByRole('main').locator('picture img'),
})

/** The visibility of an element: its opacity times that of its ancestors. */
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
  test.use(MOVING)

  test('The heading is the welcome and the brand in one, with the tagline and the link to /contact', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: `${copy.hero.welcome} ${brand.name}`,
        exact: true,
      }),
    ).toBeVisible()
    await expect(main.getByText(asShown(copy.hero.tagline), { exact: true })).toBeInViewport()

    await main.getByRole('link', { name: copy.hero.link.label }).click()
    await expect(page).toHaveURL('/contact')
  })

  for (const width of [1280, 390]) {
    test(`At ${width} px both background pictures are loaded once a pointer moves on the page; hovering or focusing it swaps them, leaving restores`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await visit('/')
      await page.mouse.move(5, 5)
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

      await page.getByRole('button', { name: labels.pauseBanner }).focus()
      await page.keyboard.press('Tab')
      await expect(brand).toBeFocused()
      await expect.poll(() => seen(survey)).toBe(1)
      await page.keyboard.press('Tab')
      await expect.poll(() => seen(survey)).toBe(0)
    })
  }
})

for (const { happens, status } of [
  { happens: 'is on its way', status: 200 },
  { happens: 'cannot be loaded', status: 404 },
])
  test(`While the hero's second picture ${happens}, hovering the brand leaves words and picture as they are`, async ({
    page,
    visit,
  }) => {
    const name = copy.hero.survey?.landscape.name ?? 'survey-map'
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    await page.route(`**/${name}*`, async (route) => {
      await promise
      await (status === 200 ? route.continue() : route.fulfill({ status }))
    })
    const requested = page.waitForRequest(`**/${name}*`)
    const { brand, pictures } = hero(page)
    const colour = () => brand.evaluate((element) => getComputedStyle(element).color)
    await visit('/')
    const atRest = await colour()
    await page.mouse.move(5, 5)
    await requested
    await brand.hover()
    expect(await colour()).toBe(atRest)
    expect(await seen(pictures.nth(1))).toBe(0)

    const answered = page.waitForResponse(`**/${name}*`)
    answer()
    await answered
    if (status === 200) await expect.poll(colour).not.toBe(atRest)
    else expect(await colour()).toBe(atRest)
    expect(await seen(pictures.nth(1))).toBe(status === 200 ? 1 : 0)
  })

test.describe('Section 2, Home: the sections below', () => {
  test('The newest blog posts, five at most, testimonials under the first letter of each name, and the drone banner that leads to its page', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const main = page.getByRole('main')
    for (const key of ['services', 'products', 'blog', 'testimonials', 'contact']) {
      const name = asShown(copy[key].title)
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(1)
    }
    const section = (title: string) =>
      main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })

    const teasers = section(copy.blog.title).getByRole('article')
    const newest = articles.slice(0, 5)
    await expect(teasers).toHaveCount(newest.length)
    for (const [number, { title, excerpt, path }] of newest.entries()) {
      const teaser = teasers.nth(number)
      await expect(teaser.getByRole('heading', { level: 3 })).toHaveText(asShown(title))
      await expect(teaser.getByRole('paragraph')).toHaveText(asShown(excerpt))
      await expect(teaser.locator('picture')).toHaveCount(1)
      const link = teaser.getByRole('link')
      await expect(link).toHaveText(`${labels.readMore}: ${asShown(title)}`)
      await expect(link).toHaveAttribute('href', path)
    }

    const praise = section(copy.testimonials.title).getByRole('figure')
    await expect(praise).toHaveCount(testimonials.length)
    for (const [number, { name, title, feedback }] of testimonials.entries()) {
      const figure = praise.nth(number)
      await expect(figure.getByRole('blockquote')).toHaveText(asShown(feedback))
      await expect(
        figure.locator('figcaption > span:first-child, figcaption > span:nth-child(2) > span'),
      ).toHaveText([name.charAt(0), asShown(name), asShown(title)])
    }

    const banner = main
      .locator('section')
      .filter({ has: page.locator('a[href="/services/drone-service"]') })
    await expect(banner).toHaveCount(1)
    await banner.getByRole('link').click()
    await expect(page).toHaveURL('/services/drone-service')
  })

  test('Nothing is requested from other hosts before the visitor asks for it or agrees', async ({
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
  })
})
