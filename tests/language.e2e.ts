import { countryCode } from '../app/seo/structured-data/country-code.ts'
import { siteContent } from './content-file.ts'
import { expect, test } from './site.ts'

const { brand } = siteContent

test('The language of the site is stated wherever browsers and search engines look for it', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', brand.language)
  const locale = page.locator('meta[property="og:locale"]')
  await expect(locale).toHaveAttribute('content', brand.language.replace('-', '_'))
  const feed = await (await request.get('/blog/feed.xml')).text()
  expect(feed).toContain(`<language>${brand.language.toLowerCase()}</language>`)
})

test('Dates of articles are written as in the language', async ({ page }) => {
  const [article] = siteContent.articles
  if (!article) return test.skip(true, 'there is no article')
  await page.goto(`/blog/${article.slug}`)
  const dates = new Intl.DateTimeFormat(brand.language, { dateStyle: 'long', timeZone: 'UTC' })
  await expect(page.getByText(dates.format(new Date(article.published))).first()).toBeVisible()
})

test('City and country in the structured data are those of the address', async ({ page }) => {
  await page.goto('/contact')
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { city, country } = brand
  expect(scripts.join()).toContain(`"addressLocality":${JSON.stringify(city)}`)
  expect(scripts.join()).toContain(`"addressCountry":"${countryCode(country, brand.language)}"`)
})
