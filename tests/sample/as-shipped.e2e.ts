/**
 * The site as shipped: the specification's routes, and the numbers of things on its pages. Delete the
 * folder `tests/sample/` when you replace the content.
 */
import { expect, test } from '../site.ts'

/** The specification's table of routes (section 2). */
const SPECIFIED = [
  '/',
  '/about',
  '/gallery',
  '/products',
  '/products/ivr-system',
  '/products/hrms',
  '/products/crm',
  '/products/cloud-suite',
  '/products/smartxalgo',
  '/services',
  '/services/seo',
  '/services/social-media-marketing',
  '/services/performance-marketing',
  '/services/branding-design',
  '/services/website-development',
  '/services/content-marketing',
  '/services/video-production',
  '/services/digital-strategy',
  '/services/drone-service',
  '/contact',
  '/blog',
  '/blog/seo-skyrocket-business',
  '/blog/integration-digital-marketing-life',
  '/blog/role-of-seo-being-present',
  '/blog/personalization-predictive-analytics',
  '/blog/website-boost-digital-marketing',
  '/pricing',
]

test('All 27 routes of the specification answer with a page', async ({ request }) => {
  expect(new Set(SPECIFIED).size).toBe(27)
  const answers = await Promise.all(SPECIFIED.map((path) => request.get(path)))
  expect(answers.map((answer) => answer.status())).toEqual(SPECIFIED.map(() => 200))
})

test('Home shows eight services, four products and five posts', async ({ page, visit }) => {
  await visit('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Kiteline')
  const cards = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('article', { includeHidden: true })
  await expect(cards('What We Do')).toHaveCount(8)
  await expect(cards('Our Products')).toHaveCount(4)
  const posts = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Latest Blog Posts' }) })
  await expect(posts.getByRole('article')).toHaveCount(5)
})

test('The header lists eight services and four products', async ({ page, visit }) => {
  await visit('/about')
  const panel = async (name: string) => {
    const button = page.getByRole('button', { name })
    return page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
  }
  const links = { includeHidden: true }
  const services = (await panel('Services menu')).getByRole('listitem', links)
  await expect(services.getByRole('link', links)).toHaveCount(8)
  const products = (await panel('Products menu')).getByRole('listitem', links)
  await expect(products.getByRole('link', links)).toHaveCount(4)
})

test('The gallery shows nine pictures, three a tag', async ({ page, visit }) => {
  await visit('/gallery')
  const pictures = page.getByRole('main').getByRole('figure').getByRole('img')
  await expect(pictures).toHaveCount(9)
  for (const tag of ['Team', 'Office', 'Celebrations']) {
    await page.getByRole('button', { name: tag, exact: true }).click()
    await expect(pictures).toHaveCount(3)
  }
})
