import type { Locator, Page } from '@playwright/test'
import { awake, expect, test } from './site.ts'

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

/** Time passes only as the test says: `page.clock.runFor`. */
async function stopClock(page: Page) {
  await page.clock.install({ time: '2026-01-01T10:00:00' })
  await page.clock.pauseAt('2026-01-01T10:00:01')
}

const CAROUSELS = [
  { name: 'What We Do', cards: 8, interval: 6000 },
  { name: 'Our Products', cards: 4, interval: 5000 },
]

function carousel(page: Page, name: string) {
  const root = page.getByRole('region', { name, exact: true })
  return {
    root,
    list: root.getByRole('list').first(),
    slides: root.getByRole('group', { includeHidden: true }),
    next: root.getByRole('button', { name: 'Next', exact: true }),
    previous: root.getByRole('button', { name: 'Previous', exact: true }),
    stop: root.getByRole('button', { name: 'Stop automatic rotation' }),
    start: root.getByRole('button', { name: 'Start automatic rotation' }),
  }
}

/** Numbers of the cards that stand wholly inside the carousel, by their bounding boxes. */
const shown = ({ slides }: ReturnType<typeof carousel>) =>
  slides.evaluateAll((all) => {
    const frame = all[0]?.closest('ul')?.getBoundingClientRect()
    return all
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return frame && left >= frame.left - 4 && right <= frame.right + 4
      })
      .map((slide) => Number.parseInt(slide.getAttribute('aria-label') ?? '', 10))
  })

/** The pages of a carousel of so many cards: [[1, 2, 3], [4, 5, 6], [7, 8]]. */
const pagesOf = (cards: number, visible: number) =>
  Array.from({ length: Math.ceil(cards / visible) }, (_, number) =>
    Array.from(
      { length: Math.min(visible, cards - number * visible) },
      (_, place) => number * visible + place + 1,
    ),
  )

test.describe('Section 4, carousels: their pages', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { name, cards } of CAROUSELS) {
    test(`${name} shows 1 card under 640 px, 2 under 1024 px, 3 otherwise; Next and Previous go by as many, and are disabled at the ends`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 639, height: 900 })
      await visit('/')
      const parts = carousel(page, name)
      await expect(parts.slides).toHaveCount(cards)
      for (const [width, visible] of [
        [639, 1],
        [640, 2],
        [1023, 2],
        [1024, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const pages = pagesOf(cards, visible)
        await expect.poll(() => shown(parts), `${width} px`).toEqual(pages[0])
        await expect(parts.previous).toBeDisabled()
        for (const numbers of pages.slice(1)) {
          await expect(parts.next).toBeEnabled()
          await parts.next.click()
          await expect.poll(() => shown(parts), `${width} px, Next`).toEqual(numbers)
          await expect(parts.previous).toBeEnabled()
        }
        await expect(parts.next, 'the next page would pass the end').toBeDisabled()
        for (const numbers of pages.slice(0, -1).toReversed()) {
          await parts.previous.click()
          await expect.poll(() => shown(parts), `${width} px, Previous`).toEqual(numbers)
        }
        await expect(parts.previous).toBeDisabled()
      }
    })
  }

  test('When the window changes its width, Next goes on from the page that is shown then', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const parts = carousel(page, 'What We Do')
    await parts.next.click()
    await expect.poll(() => shown(parts)).toEqual([4, 5, 6])
    await page.setViewportSize({ width: 800, height: 900 })
    await expect.poll(async () => (await shown(parts)).length).toBe(2)
    const [first = 0, second = 0] = await shown(parts)
    expect([
      [3, 4],
      [5, 6],
    ]).toContainEqual([first, second])
    await parts.next.click()
    await expect.poll(() => shown(parts)).toEqual([first + 2, second + 2])
  })

  test('A visitor who wants less motion sees no rotation and no control for it', async ({
    page,
    visit,
  }) => {
    await stopClock(page)
    await visit('/')
    await page.clock.runFor(60_000)
    for (const { name } of CAROUSELS) {
      const parts = carousel(page, name)
      expect(await shown(parts)).toEqual([1, 2, 3])
      await expect(parts.stop.or(parts.start)).toHaveCount(0)
      await expect(parts.list).toHaveAttribute('aria-live', 'polite')
    }
  })
})

test.describe('Section 4, carousels: swipe', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('A swipe turns the page, and the buttons follow', async ({ page, visit }) => {
    await visit('/')
    const parts = carousel(page, 'Our Products')
    await expect(parts.previous).toBeDisabled()
    await parts.slides.first().getByRole('heading').scrollIntoViewIfNeeded()
    const from = await parts.slides.first().getByRole('heading').boundingBox()
    if (!from) throw new Error('the first card has a heading')
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: Math.round(from.y + from.height / 2) }],
      })
    await touch('touchStart', 340)
    for (let x = 320; x >= 60; x -= 20) await touch('touchMove', x)
    await touch('touchEnd')
    await expect.poll(() => shown(parts)).toEqual([2])
    await expect(parts.previous).toBeEnabled()
    await parts.next.click()
    await expect.poll(() => shown(parts)).toEqual([3])
  })
})

test.describe('Section 4, carousels: rotation', () => {
  for (const { name, cards, interval } of CAROUSELS) {
    test(`${name} advances every ${interval} ms and wraps to the start at the end`, async ({
      page,
      visit,
    }) => {
      await stopClock(page)
      await visit('/')
      const parts = carousel(page, name)
      const pages = pagesOf(cards, 3)

      await expect(parts.list).toHaveAttribute('aria-live', 'off')
      expect(await shown(parts)).toEqual(pages[0])
      for (const numbers of [...pages.slice(1), pages[0], pages[1]]) {
        const before = await shown(parts)
        await page.clock.runFor(interval - 1)
        expect(await shown(parts)).toEqual(before)
        await page.clock.runFor(1)
        await expect.poll(() => shown(parts)).toEqual(numbers)
      }
    })
  }

  test('Both carousels rotate by themselves, quietly: the live region is off until they stop', async ({
    page,
    visit,
  }) => {
    await stopClock(page)
    await visit('/')
    for (const { name, interval } of CAROUSELS) {
      const parts = carousel(page, name)
      await expect(parts.root).toHaveAttribute('aria-roledescription', 'carousel')
      await expect(parts.list).toHaveAttribute('aria-live', 'off')
      const before = await shown(parts)
      await page.clock.runFor(interval)
      await expect.poll(() => shown(parts)).not.toEqual(before)
      await parts.stop.click()
      await expect(parts.list).toHaveAttribute('aria-live', 'polite')
    }
  })

  test('A click on the control stops the rotation and changes its label; another starts it again', async ({
    page,
    visit,
  }) => {
    await stopClock(page)
    await visit('/')
    const parts = carousel(page, 'What We Do')
    await parts.stop.click()
    await expect(parts.start).toBeVisible()
    await expect(parts.stop).toHaveCount(0)
    await page.mouse.move(5, 5)
    const before = await shown(parts)
    await page.clock.runFor(30_000)
    expect(await shown(parts)).toEqual(before)

    await parts.start.click()
    await expect(parts.stop).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(parts.list).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(6000)
    await expect.poll(() => shown(parts)).not.toEqual(before)
  })

  test('The rotation pauses while the carousel is hovered and goes on afterwards', async ({
    page,
    visit,
  }) => {
    await stopClock(page)
    await visit('/')
    const parts = carousel(page, 'What We Do')
    await parts.list.hover({ position: { x: 200, y: 100 } })
    await expect(parts.list).toHaveAttribute('aria-live', 'polite')
    await expect(parts.stop, 'it is only paused').toBeVisible()
    const before = await shown(parts)
    await page.clock.runFor(30_000)
    expect(await shown(parts)).toEqual(before)

    await page.mouse.move(5, 5)
    await expect(parts.list).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(6000)
    await expect.poll(() => shown(parts)).not.toEqual(before)
  })

  test('The stop control comes first in the tab order, and the rotation ends for good once the keyboard is in the carousel', async ({
    page,
    visit,
  }) => {
    await stopClock(page)
    await visit('/')
    const parts = carousel(page, 'What We Do')
    await expect(parts.list).toHaveAttribute('aria-live', 'off')
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).focus()
    await page.keyboard.press('Tab')
    await expect(parts.start, 'focused, and already stopped').toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeFocused()
    await parts.list.hover({ position: { x: 200, y: 100 } })
    await page.mouse.move(5, 5)
    const before = await shown(parts)
    await page.clock.runFor(60_000)
    expect(await shown(parts)).toEqual(before)
    await expect(parts.list).toHaveAttribute('aria-live', 'polite')
  })

  test('A slide that the keyboard reaches is scrolled into view', async ({ page, visit }) => {
    await visit('/')
    const parts = carousel(page, 'What We Do')
    await parts.slides.nth(2).getByRole('link').focus()
    await page.keyboard.press('Tab')
    const fourth = parts.slides.nth(3)
    await expect(fourth.getByRole('link')).toBeFocused()
    await expect.poll(() => shown(parts)).toEqual([4, 5, 6])
    await expect(parts.previous).toBeEnabled()
  })
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

test.describe("Section 4, popup: Let's Connect", () => {
  const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-popup-closed'))
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: "Let's Connect" })

  /** Opens Home as a visitor whose session has just begun, and lets the time pass that the dialog waits. */
  async function visitFirst(page: Page) {
    await stopClock(page)
    await page.goto('/')
    await awake(page)
    const dialog = dialogOf(page)
    await expect(dialog, 'the visitor sees the page first').toBeHidden()
    await page.clock.runFor(30_000)
    await expect(dialog).toBeVisible()
    expect(await flag(page)).toBeNull()
    return dialog
  }

  test('On the first visit it opens after a while, as a modal dialog with the contact form and the focus inside', async ({
    page,
  }) => {
    const dialog = await visitFirst(page)
    expect(await dialog.evaluate((element) => element.matches('dialog:modal'))).toBe(true)
    for (const label of ['Name', 'Email', 'Message']) {
      await expect(dialog.getByLabel(label, { exact: true })).toBeVisible()
    }
    /** "page" once the focus is on something behind the dialog; the browser's own bar counts as neither. */
    const focused = () =>
      dialog.evaluate((element) => {
        const { activeElement, body } = document
        if (element.contains(activeElement)) return 'dialog'
        return activeElement && activeElement !== body ? 'page' : 'neither'
      })
    expect(await focused()).toBe('dialog')
    for (let step = 0; step < 10; step++) {
      await page.keyboard.press('Tab')
      expect(await focused(), 'Tab never reaches the page behind').not.toBe('page')
    }
  })

  const waysToClose: [string, (page: Page, dialog: Locator) => Promise<void>][] = [
    ['its X', (_, dialog) => dialog.getByRole('button', { name: 'Close' }).click()],
    ['a click on the backdrop', (page) => page.mouse.click(20, 450)],
    ['Escape', (page) => page.keyboard.press('Escape')],
  ]
  for (const [way, close] of waysToClose) {
    test(`It closes by ${way}, sets the flag, and does not come back in the session`, async ({
      page,
    }) => {
      const dialog = await visitFirst(page)
      await close(page, dialog)
      await expect(dialog).toBeHidden()
      await expect.poll(() => flag(page)).not.toBeNull()

      await page.reload()
      await awake(page)
      await page.clock.runFor(60_000)
      await expect(dialog).toBeHidden()
    })
  }

  test('A press inside the dialog that is let go on the backdrop does not close it', async ({
    page,
  }) => {
    const dialog = await visitFirst(page)
    const title = await dialog.getByRole('heading').boundingBox()
    if (!title) throw new Error('the dialog has a title')
    await page.mouse.move(title.x + 10, title.y + title.height / 2)
    await page.mouse.down()
    await page.mouse.move(20, 450, { steps: 5 })
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    expect(await flag(page)).toBeNull()
  })

  test('It never opens on another page, nor after the visitor has left Home', async ({ page }) => {
    await stopClock(page)
    await page.goto('/about')
    await awake(page)
    await page.clock.runFor(60_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Kiteline')
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Pricing')
    await page.clock.runFor(60_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await flag(page)).toBeNull()
  })

  test('It waits while the visitor types in the form of the page', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await awake(page)
    await page
      .getByRole('main')
      .getByLabel(/Message/i)
      .first()
      .click()
    await page.keyboard.type('Hello')
    await page.clock.runFor(60_000)
    await expect(dialogOf(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 2, name: 'Get in Touch' }).click()
    await page.clock.runFor(30_000)
    await expect(dialogOf(page)).toBeVisible()
  })
})
