import type { Page } from '@playwright/test'
import { asShown, content, first, labels, services } from './content-file.ts'
import { main } from './page-content.ts'
import { problems } from './page-errors.ts'
import { allFontsShown, moved, takeNotes } from './page-notes.ts'
import { expect, test, UNKNOWN_ADDRESS } from './site.ts'
import { BUDGET } from './weights.ts'

const copy = content('search.yaml')
const { path, title, hero } = first(services)
/** The longest word of its name. */
const [word = ''] = asShown(title)
  .split(/\W+/)
  .toSorted((one, other) => other.length - one.length)

const formOf = (page: Page) => main(page).getByRole('search')
const pageFieldOf = (page: Page) =>
  formOf(page).getByRole('textbox', { name: copy.fieldLabel, exact: true })
const foundOn = (page: Page) => main(page).locator(`ol a[href^="${path}"]`).first()

test('A word finds pages, with section and marked excerpt', async ({ page, visit }) => {
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: labels.search }).click()
  await expect(page).toHaveURL('/search')
  await expect(main(page).getByRole('textbox'), 'to type at once').toBeFocused()
  await page.waitForLoadState('networkidle')
  // Requests that are open at the end do not count.
  const loaded: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    const sizes = request.sizes().catch(() => ({ responseBodySize: 0 }))
    loaded.push(sizes.then(({ responseBodySize }) => responseBodySize))
  })
  // At once: a slow keyboard searches for parts of the word too, which are other files.
  await page.keyboard.insertText(word)
  const results = main(page).locator('ol')
  const wanted = results.locator(`a[href^="${path}"]`).first()
  await expect(wanted).toBeVisible()
  const total = (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0)
  expect(total, 'the search itself was fetched').toBeGreaterThan(50_000)
  expect(total, 'bytes to the first result').toBeLessThanOrEqual(BUDGET.firstResult)
  await expect(main(page).getByRole('status')).toContainText(word)
  await expect(results.locator('li').first().locator('mark').first()).toBeVisible()
  const section = asShown(content('services.yaml').title)
  await expect(results.getByText(section).first()).toBeVisible()

  await wanted.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(asShown(hero.title ?? title))
})

test('An address with a query shows its results, and moves nothing', async ({ page }) => {
  await takeNotes(page)
  await page.goto(`/search?q=${word}`)
  await expect(foundOn(page)).toBeVisible()
  await allFontsShown(page)
  // A font that comes late moves up to a hundredth.
  expect(await moved(page)).toBeLessThan(0.01)
  await expect(pageFieldOf(page)).toHaveValue(word)
  const status = main(page).getByRole('status')
  await expect(status).toContainText(word)
  expect(await problems(page)).toEqual([])
  const listed = main(page).locator(`ul a[href="${path}"]`)
  await expect(listed, 'results replace the list').toBeHidden()

  await pageFieldOf(page).fill('qqxxqqxx')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(copy.none.replace('{query}', 'qqxxqqxx'))
  await expect(page).toHaveURL('/search?q=qqxxqqxx')
  await expect(listed).toBeVisible()

  await pageFieldOf(page).fill(word)
  await formOf(page).getByRole('button', { name: copy.sendLabel, exact: true }).click()
  await expect(page).toHaveURL(`/search?q=${word}`)
  await expect(foundOn(page)).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const)
  test(`The list of all pages begins on a screen of ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/search')
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 })
    await expect(main(page).locator('ul a').first()).toBeInViewport({ ratio: 1 })
  })

test('A word about which there is no page has its sentence, with a link', async ({ page }) => {
  for (const { words, text, link } of copy.answers) {
    await page.goto(`/search?q=${words[0]}`)
    await expect(main(page).getByRole('status')).toHaveText(asShown(`${text} ${link.label}`))
    await expect(
      main(page).getByRole('status').getByRole('link', { name: link.label, exact: true }),
    ).toHaveAttribute('href', link.href)
  }
})

test('A query of any length is answered; its beginning is compared', async ({ page }) => {
  for (const [what, query] of [
    ['a word of 1,000 letters', 'm'.repeat(1000)],
    ['a thousand words', Array.from({ length: 1000 }, (_, at) => `misspelt${at}`).join(' ')],
    ['a long number', '12345'.repeat(200)],
  ] as const) {
    await page.goto(`/search?${new URLSearchParams({ q: query })}`)
    await expect(main(page).getByRole('status'), what).toContainText(
      copy.none.split('{query}').at(-1),
    )
    const field = pageFieldOf(page)
    const limit = Number(await field.getAttribute('maxlength'))
    await expect(field).toHaveValue(query.slice(0, limit))
    expect(limit).toBeLessThan(200)
  }
})

test('The search on the not-found page leads to its results', async ({ page }) => {
  await page.goto(UNKNOWN_ADDRESS)
  await pageFieldOf(page).fill(word)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${word}`)
  await expect(foundOn(page)).toBeVisible()
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Link and forms lead to the list of all pages, which says so', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: labels.search }).click()
    await expect(page).toHaveURL('/search')
    for (const from of ['/search', UNKNOWN_ADDRESS]) {
      await page.goto(from)
      await pageFieldOf(page).fill(word)
      await formOf(page).getByRole('button', { name: copy.sendLabel, exact: true }).click()
      await expect(page).toHaveURL(`/search?q=${word}`)
      const all = main(page).locator('noscript > p')
      await expect(all).toHaveText(asShown(copy.withoutScripts))
      await expect(all).toBeVisible()
      await expect(main(page).locator(`a[href="${path}"]`)).toHaveText(asShown(title))
    }
  })
})
