/** Queries as people type them, on the content as shipped. */
import { expect, test } from '@playwright/test'
import { content } from '../content-file.ts'

const copy = content('search.yaml')

/** A query, and the page that comes first; none where nothing is found. */
const QUERIES: [query: string, first?: string][] = [
  ['e-commerce', '/services/website-development'],
  ['E‑Commerce', '/services/website-development'],
  ['e commerce', '/services/website-development'],
  ['phone number', '/contact'],
  ['Phone number?', '/contact'],
  ['address', '/contact'],
  ['where are you', '/contact'],
  ['how much', '/pricing'],
  ['I don’t know the price', '/pricing'],
  ['“drone survey”', '/services/drone-service'],
  ['99.9%', '/products/cloud-suite'],
  ['movie', '/services/video-production'],
  ['brandng', '/services/branding-design'],
  ['dorne', '/services/drone-service'],
  ['optimization', '/services'],
  ['clinic', '/products/ivr-system'],
  ['kirana', '/services/website-development'],
  ['real estate', '/services/drone-service'],
  ['C++'],
  ['R&D'],
  ["don't"],
  ['don’t'],
  ['how do I'],
  ['shipping'],
  ['98765 43210'],
  ['ફોન'],
  ['🪁'],
]

test('What people type leads to the page that answers, or to nothing', async ({ page }) => {
  await page.goto('/search')
  const main = page.getByRole('main')
  const status = main.getByRole('status')
  for (const [query, first] of QUERIES) {
    await main.getByRole('textbox').fill(query)
    await expect(status).toContainText(`“${query}”`)
    if (first)
      await expect(main.locator('ol a').first(), query).toHaveAttribute(
        'href',
        new RegExp(`^${first}`),
      )
    else await expect(status).toHaveText(copy.none.replace('{query}', query))
  }
})
