import type { Locator, Page } from '@playwright/test'
import { blocksOf } from '../app/blocks/block.ts'
import { cutBlogTitle, cutDescription } from '../app/ui/text/cut-text.ts'
import { ARTICLES_PER_PAGE } from '../model/addresses.ts'
import {
  articles,
  asShown,
  demos,
  first,
  labels,
  listedProducts,
  onHome,
  services,
  statusOf,
} from './content-file.ts'
import { DRONE } from './first-screens.ts'
import { boxOf, main, sectionOf } from './page-content.ts'
import { expect, MOVING, test } from './site.ts'

/** The cards of a list: those with subservices and a link. */
const cardsOf = (page: Page) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('list') })

type Entry = { title: string; path: string; text: string; heading?: string; items?: string[] }
type List = { list: string; cards: (page: Page) => Locator; entries: Entry[] }

const LISTS: List[] = [
  {
    list: '/products',
    cards: cardsOf,
    entries: listedProducts.map((one) => ({
      ...one,
      text: cutDescription(asShown(statusOf(one) + one.description)),
      items: one.subservices,
    })),
  },
  {
    list: '/services',
    cards: cardsOf,
    entries: services.map((one) => ({
      ...one,
      text: cutDescription(asShown(one.description)),
      items: blocksOf(one, 'subservices').flatMap(({ items }) => items.map(({ title }) => title)),
    })),
  },
  {
    list: '/blog',
    cards: (page: Page) => main(page).getByRole('article'),
    entries: articles.slice(0, ARTICLES_PER_PAGE).map((one) => ({
      ...one,
      heading: cutBlogTitle(asShown(one.title)),
      text: asShown(one.excerpt),
    })),
  },
  {
    list: '/',
    cards: (page: Page) =>
      sectionOf(page, onHome.posts)
        .getByRole('article')
        .filter({ has: page.locator('picture') }),
    entries: articles.slice(0, 5).map((one) => ({ ...one, text: asShown(one.excerpt) })),
  },
]

/** Number of columns: different left edges of the cards at one height. */
async function columns(page: Page): Promise<number> {
  const boxes = await Promise.all((await cardsOf(page).all()).map(boxOf))
  const firstRow = boxes.filter(({ y }) => Math.abs(y - (boxes[0]?.y ?? 0)) < 1)
  return new Set(firstRow.map(({ x }) => Math.round(x))).size
}

for (const { list, cards, entries } of LISTS)
  test(`${list} has a card for each entry, whose link leads there`, async ({ page, visit }) => {
    await visit(list)
    await expect(cards(page)).toHaveCount(entries.length)
    for (const [number, { title, path, text, heading, items }] of entries.entries()) {
      const card = cards(page).nth(number)
      await expect(card.getByRole('heading')).toHaveText(heading ?? asShown(title))
      await expect(card.getByText(text, { exact: true })).toBeVisible()
      const link = card.getByRole('link', { name: labels.readMore })
      await expect(link).toHaveText(`${labels.readMore}: ${asShown(title)}`)
      await expect(link).toHaveAttribute('href', path)
      if (!items) continue
      await expect(card.getByRole('listitem')).toHaveText(items.map(asShown))
      expect(items).toHaveLength(4)
      await expect(card.locator('svg').first(), 'its icon').toBeVisible()
    }
    await cards(page).first().getByRole('link', { name: labels.readMore }).click()
    await expect(page).toHaveURL(first(entries).path)
  })

test('Services are in three columns, with the drone service beside the last', async ({ page }) => {
  await page.goto('/services')
  expect(await columns(page)).toBe(3)
  const toDrone = page.locator(`a[href="${DRONE.path}"]`)
  const drone = await boxOf(main(page).getByRole('article').filter({ has: toDrone }))
  const { x, width } = await boxOf(cardsOf(page).nth(services.length % 3))
  expect(drone).toMatchObject({ x, width })
})

const demoName = asShown(first(demos).labels.name)

/** Whether the name of the first demo is where one looks at it, and not clipped. */
const isOpen = (page: Page) =>
  page.getByText(demoName, { exact: true }).evaluate((name) => {
    name.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = name.getBoundingClientRect()
    return document.elementsFromPoint(x + width / 2, y + height / 2).includes(name)
  })

test('Pointing at a service opens the name of its demo, which leads there', async ({ page }) => {
  await page.goto('/services')
  expect(await isOpen(page)).toBe(false)
  await cardsOf(page).filter({ hasText: demoName }).hover()
  await expect.poll(() => isOpen(page)).toBe(true)
  await page.getByRole('link', { name: demoName }).click()
  await expect(page).toHaveURL(new RegExp(`#${first(demos).demo}$`))
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...MOVING })

  test('The name of a demo is open in the middle of the window', async ({ page }) => {
    await page.goto('/services')
    await expect.poll(() => isOpen(page)).toBe(true)
  })
})

test('Products are in three columns from medium windows up', async ({ page }) => {
  await page.goto('/products')
  for (const width of [390, 767, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const most = width < 640 ? 1 : width < 768 ? 2 : 3
    expect(await columns(page), `${width} px`).toBe(Math.min(most, listedProducts.length))
  }
})
