import type { Page } from '@playwright/test'
import { DATA } from '../app/data-attributes.ts'
import { content, labels, listedProducts, services } from './content-file.ts'
import { expect, MOVING, stopClock, test } from './site.ts'

const copy = content('home.yaml')
/** With at least four cards, the services make two pages or more at every width. */
const SERVICES = { name: copy.services.title as string, cards: services.length, interval: 6000 }
const PRODUCTS = {
  name: copy.products.title as string,
  cards: listedProducts.length,
  interval: 5000,
}
const CAROUSELS = [SERVICES, PRODUCTS]

function carousel(page: Page, name: string) {
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

/** Numbers of the fully visible cards, by their bounding boxes. */
const shown = ({ slides }: Pick<ReturnType<typeof carousel>, 'slides'>) =>
  slides.evaluateAll((all) => {
    const frame = all[0]?.closest('ul')?.getBoundingClientRect()
    return all
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return frame && left >= frame.left - 4 && right <= frame.right + 4
      })
      .map((slide) => Number.parseInt(slide.getAttribute('aria-label') ?? '', 10))
  })

type Parts = ReturnType<typeof carousel>

/** A carousel of Home, with a stopped clock. */
async function atRest(page: Page, visit: (path: string) => Promise<void>, name = SERVICES.name) {
  await stopClock(page)
  await visit('/')
  const islands = carousel(page, name)
  // A carousel that has never been near the window is not hydrated, and does not rotate.
  await islands.root.scrollIntoViewIfNeeded()
  await expect(islands.root.locator(`[${DATA.hydrated}]`)).toHaveCount(1)
  return islands
}

/** Moves the mouse away from the carousel, so that hovering does not pause it. */
const pointElsewhere = (page: Page) => page.mouse.move(5, 5)

/** Shows the same cards for a minute, ten times as long as any interval. */
async function stays(page: Page, islands: Parts) {
  const before = await shown(islands)
  await page.clock.runFor(60_000)
  expect(await shown(islands)).toEqual(before)
}

/** Shows other cards after its interval. */
async function turns(page: Page, islands: Parts, interval = 6000) {
  await expect(islands.list).toHaveAttribute('aria-live', 'off')
  const before = await shown(islands)
  await page.clock.runFor(interval)
  await expect.poll(() => shown(islands)).not.toEqual(before)
}

/** The pages of a carousel with this many cards: [[1, 2, 3], [4, 5, 6], [7, 8]]. */
const pagesOf = (cards: number, visible: number) =>
  Array.from({ length: Math.ceil(cards / visible) }, (_, number) =>
    Array.from(
      { length: Math.min(visible, cards - number * visible) },
      (_, place) => number * visible + place + 1,
    ),
  )

test.describe('Section 4, carousels: their pages', () => {
  for (const { name, cards } of CAROUSELS) {
    test(`${name} shows 1 card under 640 px, 2 under 1024 px, 3 otherwise; Next and Previous move by that number, and are disabled at the ends`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 639, height: 900 })
      await visit('/')
      const islands = carousel(page, name)
      await expect(islands.slides).toHaveCount(cards)
      for (const [width, visible] of [
        [639, 1],
        [640, 2],
        [1023, 2],
        [1024, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const pages = pagesOf(cards, visible)
        await expect.poll(() => shown(islands), `${width} px`).toEqual(pages[0])
        await expect(islands.previous).toBeDisabled()
        for (const numbers of pages.slice(1)) {
          await expect(islands.next).toBeEnabled()
          await islands.next.click()
          await expect.poll(() => shown(islands), `${width} px, Next`).toEqual(numbers)
          await expect(islands.previous).toBeEnabled()
        }
        await expect(islands.next, 'the next page would pass the end').toBeDisabled()
        for (const numbers of pages.slice(0, -1).toReversed()) {
          await islands.previous.click()
          await expect.poll(() => shown(islands), `${width} px, Previous`).toEqual(numbers)
        }
        await expect(islands.previous).toBeDisabled()
      }
    })
  }

  test('After a resize, Previous and Next continue from the page that is shown', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const islands = carousel(page, SERVICES.name)
    await islands.next.click()
    await expect.poll(() => shown(islands)).toEqual(pagesOf(SERVICES.cards, 3)[1])
    await page.setViewportSize({ width: 800, height: 900 })
    await expect.poll(async () => (await shown(islands)).length).toBe(2)
    const pages = pagesOf(SERVICES.cards, 2)
    const here = await shown(islands)
    expect(pages).toContainEqual(here)
    const at = pages.findIndex(([first]) => first === here[0])
    await islands.previous.click()
    await expect.poll(() => shown(islands)).toEqual(pages[at - 1])
    await islands.next.click()
    await expect.poll(() => shown(islands)).toEqual(here)
  })

  test('With reduced motion there is no rotation and no control for it', async ({
    page,
    visit,
  }) => {
    await stopClock(page)
    await visit('/')
    await page.clock.runFor(60_000)
    for (const { name, cards } of CAROUSELS) {
      const islands = carousel(page, name)
      expect(await shown(islands)).toEqual(pagesOf(cards, 3)[0])
      await expect(islands.stop.or(islands.start)).toHaveCount(0)
      await expect(islands.list).toHaveAttribute('aria-live', 'polite')
    }
  })
})

test.describe('Section 4, carousels: swipe', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('A swipe moves to the next page, and the buttons follow', async ({ page, visit }) => {
    await visit('/')
    const islands = carousel(page, SERVICES.name)
    await expect(islands.previous).toBeDisabled()
    await islands.slides.first().getByRole('heading').scrollIntoViewIfNeeded()
    const from = await islands.slides.first().getByRole('heading').boundingBox()
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
    await expect.poll(() => shown(islands)).toEqual([2])
    await expect(islands.previous).toBeEnabled()
    await islands.next.click()
    await expect.poll(() => shown(islands)).toEqual([3])
  })
})

test.describe('Section 4, carousels: rotation', () => {
  test.use(MOVING)

  for (const { name, cards, interval } of CAROUSELS) {
    test(`${name} advances every ${interval} ms and wraps to the start at the end`, async ({
      page,
      visit,
    }) => {
      const islands = await atRest(page, visit, name)
      const pages = pagesOf(cards, 3)

      await expect(islands.list).toHaveAttribute('aria-live', 'off')
      expect(await shown(islands)).toEqual(pages[0])
      // Once around, and on from the start.
      for (let turn = 1; turn <= pages.length + 1; turn += 1) {
        const numbers = pages[turn % pages.length]
        const before = await shown(islands)
        await page.clock.runFor(interval - 1)
        expect(await shown(islands)).toEqual(before)
        await page.clock.runFor(1)
        await expect.poll(() => shown(islands)).toEqual(numbers)
      }
    })
  }

  test('Both carousels rotate silently: the live region is off until they stop', async ({
    page,
    visit,
  }) => {
    await stopClock(page)
    await visit('/')
    for (const { name, cards, interval } of CAROUSELS) {
      const islands = carousel(page, name)
      await expect(islands.root).toHaveAttribute('aria-roledescription', labels.carousel)
      // Three are visible at once: with fewer there is nothing to rotate to.
      if (cards <= 3) continue
      await turns(page, islands, interval)
      await islands.stop.click()
      await expect(islands.list).toHaveAttribute('aria-live', 'polite')
    }
  })

  test('A click on the control stops the rotation and changes the label; another click starts it again', async ({
    page,
    visit,
  }) => {
    const islands = await atRest(page, visit)
    await islands.stop.click()
    await expect(islands.start).toBeVisible()
    await expect(islands.stop).toHaveCount(0)
    await pointElsewhere(page)
    await stays(page, islands)

    await islands.start.click()
    await expect(islands.stop).toBeVisible()
    await pointElsewhere(page)
    await turns(page, islands)
  })

  test('The rotation pauses while the carousel is hovered, and continues afterwards', async ({
    page,
    visit,
  }) => {
    const islands = await atRest(page, visit)
    await islands.list.hover({ position: { x: 200, y: 100 } })
    await expect(islands.list).toHaveAttribute('aria-live', 'polite')
    await expect(islands.stop, 'it is only paused').toBeVisible()
    await stays(page, islands)

    await pointElsewhere(page)
    await turns(page, islands)
  })

  test('The stop control comes first in the tab order, and the rotation stops for good once the focus enters the carousel', async ({
    page,
    visit,
  }) => {
    const islands = await atRest(page, visit)
    await expect(islands.list).toHaveAttribute('aria-live', 'off')
    const before = islands.root.locator('xpath=preceding::a[1]')
    await before.focus()
    await page.keyboard.press('Tab')
    await expect(islands.start, 'focused, and already stopped').toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(before).toBeFocused()
    await islands.list.hover({ position: { x: 200, y: 100 } })
    await pointElsewhere(page)
    await stays(page, islands)
    await expect(islands.list).toHaveAttribute('aria-live', 'polite')
  })

  test('A slide that gets the focus is scrolled into view', async ({ page, visit }) => {
    await visit('/')
    const islands = carousel(page, SERVICES.name)
    await islands.slides.nth(2).getByRole('link').focus()
    await page.keyboard.press('Tab')
    const fourth = islands.slides.nth(3)
    await expect(fourth.getByRole('link')).toBeFocused()
    await expect.poll(() => shown(islands)).toEqual(pagesOf(SERVICES.cards, 3)[1])
    await expect(islands.previous).toBeEnabled()
  })
})
