import type { Page } from '@playwright/test'
import { DATA } from '../app/data-attributes.ts'
import { labels, listedProducts, onHome, services } from './content-file.ts'
import { expect, MOVING, stopClock, test } from './site.ts'

/** With at least four cards, the services make two pages or more at every width. */
const SERVICES = { name: onHome.services, cards: services.length, interval: 6000 }
const PRODUCTS = { name: onHome.products, cards: listedProducts.length, interval: 5000 }
const CAROUSELS = [SERVICES, PRODUCTS]

function carouselOf(page: Page, name: string) {
  const root = page.getByRole('region', { name, exact: true })
  return {
    root,
    list: root.getByRole('list').first(),
    slides: root.getByRole('group', { includeHidden: true }),
    next: root.getByRole('button', { name: labels.next, exact: true }),
    previous: root.getByRole('button', { name: labels.previous, exact: true }),
    stop: root.getByRole('button', { name: labels.stopRotation }),
    start: root.getByRole('button', { name: labels.startRotation }),
  }
}

type Carousel = ReturnType<typeof carouselOf>

/** Numbers of the fully visible cards, by their bounding boxes. */
const shown = ({ slides }: Carousel) =>
  slides.evaluateAll((all) => {
    const frame = all[0]?.closest('ul')?.getBoundingClientRect()
    return all
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return frame && left >= frame.left - 4 && right <= frame.right + 4
      })
      .map((slide) => Number.parseInt(slide.getAttribute('aria-label') ?? '', 10))
  })

/** Opens Home with a stopped clock, and returns one of its carousels once it is hydrated. */
async function atRest(page: Page, visit: (path: string) => Promise<void>, name = SERVICES.name) {
  await stopClock(page)
  await visit('/')
  const carousel = carouselOf(page, name)
  // A carousel that has never been near the window is not hydrated, and does not rotate.
  await carousel.root.scrollIntoViewIfNeeded()
  await expect(carousel.root.locator(`[${DATA.hydrated}]`)).toHaveCount(1)
  return carousel
}

const pointElsewhere = (page: Page) => page.mouse.move(5, 5)

/** Checks that the carousel shows the same cards for a minute, at least ten times its interval. */
async function stays(page: Page, carousel: Carousel) {
  const before = await shown(carousel)
  await page.clock.runFor(60_000)
  expect(await shown(carousel)).toEqual(before)
}

/** Checks that the carousel shows other cards after its interval. */
async function turns(page: Page, carousel: Carousel) {
  await expect(carousel.list).toHaveAttribute('aria-live', 'off')
  const before = await shown(carousel)
  await page.clock.runFor(SERVICES.interval)
  await expect.poll(() => shown(carousel)).not.toEqual(before)
}

/** The pages of a carousel with this many cards: [[1, 2, 3], [4, 5, 6], [7, 8]]. */
const pagesOf = (cards: number, visible: number) => {
  const numbers = Array.from({ length: cards }, (_, place) => place + 1)
  const starts = numbers.filter((number) => number % visible === 1 % visible)
  return starts.map((start) => numbers.slice(start - 1, start - 1 + visible))
}

for (const { name, cards } of CAROUSELS)
  test(`${name} shows 1, 2 or 3 cards, and pages by that number`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 639, height: 900 })
    await visit('/')
    const carousel = carouselOf(page, name)
    await expect(carousel.slides).toHaveCount(cards)
    for (const width of [639, 640, 1023, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const pages = pagesOf(cards, width < 640 ? 1 : width < 1024 ? 2 : 3)
      await expect.poll(() => shown(carousel), `${width} px`).toEqual(pages[0])
      await expect(carousel.previous).toBeDisabled()
      for (const numbers of pages.slice(1)) {
        await carousel.next.click()
        await expect.poll(() => shown(carousel), `${width} px, Next`).toEqual(numbers)
        await expect(carousel.previous).toBeEnabled()
      }
      await expect(carousel.next, 'the next page would pass the end').toBeDisabled()
      for (const numbers of pages.slice(0, -1).toReversed()) {
        await carousel.previous.click()
        await expect.poll(() => shown(carousel), `${width} px, Previous`).toEqual(numbers)
      }
      await expect(carousel.previous).toBeDisabled()
    }
  })

test('With reduced motion nothing rotates, and no control is shown', async ({ page, visit }) => {
  for (const { name, cards } of CAROUSELS) {
    const carousel = await atRest(page, visit, name)
    await page.clock.runFor(60_000)
    expect(await shown(carousel)).toEqual(pagesOf(cards, 3)[0])
    await expect(carousel.stop.or(carousel.start)).toHaveCount(0)
    await expect(carousel.list).toHaveAttribute('aria-live', 'polite')
  }
})

test.describe('Section 4, carousels: rotation', () => {
  test.use(MOVING)

  for (const { name, cards, interval } of CAROUSELS) {
    test(`${name} advances every ${interval} ms, and wraps at the end`, async ({ page, visit }) => {
      const carousel = await atRest(page, visit, name)
      const pages = pagesOf(cards, 3)
      await expect(carousel.root).toHaveAttribute('aria-roledescription', labels.carousel)
      await expect(carousel.list).toHaveAttribute('aria-live', 'off')
      expect(await shown(carousel)).toEqual(pages[0])
      // Once around, and on from the start.
      for (let turn = 1; turn <= pages.length + 1; turn += 1) {
        const numbers = pages[turn % pages.length]
        const before = await shown(carousel)
        await page.clock.runFor(interval - 1)
        expect(await shown(carousel)).toEqual(before)
        await page.clock.runFor(1)
        await expect.poll(() => shown(carousel)).toEqual(numbers)
      }
    })
  }

  test('It pauses while hovered; its control stops it and starts it', async ({ page, visit }) => {
    const carousel = await atRest(page, visit)
    await carousel.list.hover({ position: { x: 200, y: 100 } })
    await expect(carousel.list).toHaveAttribute('aria-live', 'polite')
    await expect(carousel.stop, 'it is only paused').toBeVisible()
    await stays(page, carousel)
    await pointElsewhere(page)
    await turns(page, carousel)

    await carousel.stop.click()
    await expect(carousel.start).toBeVisible()
    await expect(carousel.stop).toHaveCount(0)
    await expect(carousel.list).toHaveAttribute('aria-live', 'polite')
    await pointElsewhere(page)
    await stays(page, carousel)
    await carousel.start.click()
    await pointElsewhere(page)
    await turns(page, carousel)
  })

  test('Focus stops the rotation for good; its control comes first', async ({ page, visit }) => {
    const carousel = await atRest(page, visit)
    await expect(carousel.list).toHaveAttribute('aria-live', 'off')
    const before = carousel.root.locator('xpath=preceding::a[1]')
    await before.focus()
    await page.keyboard.press('Tab')
    await expect(carousel.start, 'focused, and already stopped').toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(before).toBeFocused()
    await carousel.list.hover({ position: { x: 200, y: 100 } })
    await pointElsewhere(page)
    await stays(page, carousel)
    await expect(carousel.list).toHaveAttribute('aria-live', 'polite')
  })
})
