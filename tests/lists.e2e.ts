import type { Page } from '@playwright/test'
import { blocksOf } from '../app/blocks/block.ts'
import { cutDescription } from '../app/ui/text/cut-text.ts'
import {
  asShown,
  content,
  demos,
  first,
  labels,
  listedProducts,
  services,
  statusOf,
} from './content-file.ts'
import { boxOf } from './page-content.ts'
import { expect, MOVING, test } from './site.ts'

/** The cards of a list: those with subservices and a link. */
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('list') })

const LISTS = [
  {
    list: '/products',
    copy: content('products.yaml'),
    entries: listedProducts.map((one) => ({
      ...one,
      description: statusOf(one) + one.description,
    })),
  },
  {
    list: '/services',
    copy: content('services.yaml'),
    entries: services.map((service) => ({
      ...service,
      subservices: blocksOf(service, 'subservices').flatMap(({ items }) =>
        items.map(({ title }) => title),
      ),
    })),
  },
]

/** Number of columns: different left edges of the cards at one height. */
async function columns(page: Page): Promise<number> {
  const boxes = await Promise.all((await cardsOf(page).all()).map(boxOf))
  const firstRow = boxes.filter(({ y }) => Math.abs(y - (boxes[0]?.y ?? 0)) < 1)
  return new Set(firstRow.map(({ x }) => Math.round(x))).size
}

for (const { list, copy, entries } of LISTS)
  test(`${list} has a card with four subservices for each entry`, async ({ page }) => {
    await page.goto(list)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(asShown(copy.title))
    await expect(cardsOf(page)).toHaveCount(entries.length)
    for (const [number, { title, description, subservices, path }] of entries.entries()) {
      const card = cardsOf(page).nth(number)
      await expect(card.getByRole('heading')).toHaveText(asShown(title))
      await expect(card.getByRole('paragraph')).toHaveText(cutDescription(asShown(description)))
      await expect(card.getByRole('listitem')).toHaveText(subservices.map(asShown))
      expect(subservices).toHaveLength(4)
      await expect(card.locator('svg').first(), 'its icon').toBeVisible()
      const link = card.getByRole('link', { name: labels.readMore })
      await expect(link).toHaveText(`${labels.readMore}: ${asShown(title)}`)
      await expect(link).toHaveAttribute('href', path)
    }
  })

test('/services leads to the drone service, whose breadcrumb leads back', async ({ page }) => {
  const drone = '/services/drone-service'
  await page.goto('/services')
  await page.getByRole('main').locator(`a[href="${drone}"]`).click()
  await expect(page).toHaveURL(drone)
  const trail = page.getByRole('navigation', { name: labels.breadcrumb })
  await expect(trail.locator('a[href="/services"]')).toBeVisible()
})

test('Services are in three columns, with the drone service beside the last', async ({ page }) => {
  await page.goto('/services')
  expect(await columns(page)).toBe(3)
  const drone = await boxOf(page.locator('main article').last())
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
