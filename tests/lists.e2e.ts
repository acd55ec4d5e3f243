import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const PRODUCTS = ['ivr-system', 'hrms', 'crm', 'smartxalgo']
const SERVICES = [
  'seo',
  'social-media-marketing',
  'performance-marketing',
  'branding-design',
  'website-development',
  'content-marketing',
  'video-production',
  'digital-strategy',
]

/** The cards of a list: what shows subservices and leads on. */
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('list') })

/** How many characters a reader counts. */
const length = (text: string) => [...new Intl.Segmenter('en').segment(text)].length

/** Goes through every card and returns the addresses that the cards lead to. */
async function checkCards(page: Page): Promise<string[]> {
  const addresses: string[] = []
  for (const card of await cardsOf(page).all()) {
    const title = (await card.getByRole('heading').innerText()).trim()
    expect(title).not.toBe('')
    await test.step(title, async () => {
      const description = await card.getByRole('paragraph').innerText()
      expect(description).toMatch(/\S…$/)
      expect(length(description), '200 characters and the ellipsis').toBe(201)
      await expect(card.getByRole('listitem')).toHaveCount(4)
      for (const item of await card.getByRole('listitem').all()) await expect(item).toHaveText(/\w/)
      await expect(card.locator('svg').first(), 'its icon').toBeVisible()
      const link = card.getByRole('link', { name: /^Read More/ })
      await expect(link).toHaveAccessibleName(new RegExp(`${title}$`))
      addresses.push((await link.getAttribute('href')) ?? '')
    })
  }
  return addresses
}

/** How many different left edges the first cards have, in rows of cards that stand at one height. */
async function columns(page: Page): Promise<number> {
  const boxes = await Promise.all((await cardsOf(page).all()).map((card) => card.boundingBox()))
  const top = boxes[0]?.y ?? Number.NaN
  const firstRow = boxes.filter((box) => Math.abs((box?.y ?? 0) - top) < 1)
  return new Set(firstRow.map((box) => Math.round(box?.x ?? 0))).size
}

test('The products list shows a card for each of the four products, and each leads to its page', async ({
  page,
}) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
  await expect(cardsOf(page)).toHaveCount(4)
  const addresses = await checkCards(page)
  expect(addresses.toSorted()).toEqual(PRODUCTS.map((slug) => `/products/${slug}`).toSorted())
})

test('Product cards stand in three columns from medium screens up, in fewer below', async ({
  page,
}) => {
  await page.goto('/products')
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columns(page), `${width} px`).toBe(3)
  }
  await page.setViewportSize({ width: 767, height: 900 })
  expect(await columns(page), '767 px').toBeLessThan(3)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await columns(page), '390 px').toBe(1)
})

test('The services list shows a card for each of the eight services, and each leads to its page', async ({
  page,
}) => {
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
  await expect(cardsOf(page)).toHaveCount(8)
  const addresses = await checkCards(page)
  expect(addresses.toSorted()).toEqual(SERVICES.map((slug) => `/services/${slug}`).toSorted())
})

test('Read More on a card opens the page that the card is about', async ({ page, visit }) => {
  for (const [list, slug] of [
    ['/products', 'crm'],
    ['/services', 'branding-design'],
  ] as const) {
    await visit(list)
    const card = cardsOf(page).filter({ has: page.locator(`a[href="${list}/${slug}"]`) })
    const title = await card.getByRole('heading').innerText()
    await card.getByRole('link', { name: /^Read More/ }).click()
    await expect(page).toHaveURL(`${list}/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})
