import type { Locator, Page } from '@playwright/test'
import { asShown, content, labels } from './content-file.ts'
import { problems } from './page-errors.ts'
import { holdBack } from './page-notes.ts'
import { searched } from './searched.ts'
import { expect, test } from './site.ts'
import { BUDGET } from './weights.ts'

const copy = content('search.yaml')

const { path, heading, word } = searched

/** The bytes transferred from now on, by file. */
function loads(page: Page) {
  const loaded: { url: string; bytes: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    const bytes = request.sizes().then(
      ({ responseBodySize }) => responseBodySize,
      // Requests that are still open at the end of the test do not count.
      () => 0,
    )
    loaded.push({ url: new URL(request.url()).pathname, bytes })
  })
  return loaded
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: copy.fieldLabel })
const fieldOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: copy.fieldLabel })
const resultsOf = (page: Page) => dialogOf(page).getByRole('listitem').getByRole('link')

test('The header’s link opens the search as a dialog, which is loaded then; a word finds pages with their section and an excerpt in which it is marked', async ({
  page,
  visit,
}) => {
  await visit('/about')
  await page.waitForLoadState('networkidle')
  const loaded = loads(page)
  const link = page.getByRole('banner').getByRole('link', { name: labels.search })
  await link.hover()
  expect(loaded).toEqual([])

  await link.click()
  await expect(fieldOf(page)).toBeFocused()
  // At once: a slow keyboard searches for parts of the word too, which are other files.
  await page.keyboard.insertText(word)
  const result = resultsOf(page)
    .and(page.locator(`[href^="${path}"]`))
    .first()
  await expect(result).toBeVisible()
  const sizes = await Promise.all(loaded.map(({ bytes }) => bytes))
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0)
  expect(total, 'the search itself was fetched').toBeGreaterThan(50_000)
  expect(total, 'bytes to the first result').toBeLessThanOrEqual(BUDGET.firstResult)
  await expect(dialogOf(page).getByRole('status')).toContainText(word)
  await expect(dialogOf(page).getByRole('listitem').first().locator('mark').first()).toBeVisible()
  await expect(
    dialogOf(page)
      .getByText(asShown(content('services.yaml').title))
      .first(),
  ).toBeVisible()

  expect(await problems(page)).toEqual([])

  await test.step('keys of an input method stay in the field while it composes a word', async () => {
    const keyboard = await page.context().newCDPSession(page)
    const composing = { text: 'ગ', selectionStart: 1, selectionEnd: 1 }
    await keyboard.send('Input.imeSetComposition', composing)
    await page.keyboard.press('ArrowDown')
    await expect(fieldOf(page)).toBeFocused()
    await keyboard.send('Input.imeSetComposition', { ...composing, text: '' })
    await expect(fieldOf(page)).toHaveValue(word)
  })

  await test.step('arrows go to the results and back, Escape closes, and focus returns', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(resultsOf(page).first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(link).toBeFocused()
  })

  await test.step('a result leads to its page, and closes the dialog if that is this page', async () => {
    for (let visit = 0; visit < 2; visit++) {
      await page.keyboard.press('/')
      await fieldOf(page).fill(word)
      await result.press('Enter')
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(asShown(heading))
      await expect(dialogOf(page)).toBeHidden()
    }
  })
})

test('The search opens by / and by Ctrl K, but a slash typed into a field stays a slash', async ({
  page,
  visit,
}) => {
  await page.goto('/about')
  // The very first interaction.
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(fieldOf(page)).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()

  await visit('/contact')
  const name = page.getByRole('main').getByRole('textbox').first()
  await name.click()
  await page.keyboard.type('a/b')
  await expect(name).toHaveValue('a/b')
  await expect(dialogOf(page)).toBeHidden()
  // Chrome's autofill fires a keydown event without a key.
  await name.evaluate((field) => field.dispatchEvent(new Event('keydown', { bubbles: true })))
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
})

test('Before the search is loaded its form is open at once, and leads to the page with the results', async ({
  page,
  visit,
}) => {
  await visit('/about')
  const react = await holdBack(page)
  await page.getByRole('banner').getByRole('link', { name: labels.search }).click()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type(word)
  await dialogOf(page).getByRole('button', { name: copy.sendLabel, exact: true }).click()
  await expect(page).toHaveURL(`/search?q=${word}`)
  react.letThrough()
  await expect(page.getByRole('main').locator(`ol a[href^="${path}"]`).first()).toBeVisible()
})

test('Half-typed and misspelt words find pages; a word that is nowhere is reported', async ({
  page,
  visit,
}) => {
  await visit('/about')
  await page.keyboard.press('/')
  const status = dialogOf(page).getByRole('status')
  const toService = resultsOf(page).and(page.locator(`[href^="${path}"]`))

  await fieldOf(page).fill(word.slice(0, -2))
  await expect(toService).toBeVisible()

  const misspelt = word.slice(0, 2) + word.slice(3)
  await fieldOf(page).fill(misspelt)
  const [nothing = ''] = copy.instead.split('{other}')
  await expect(status).toContainText(nothing.replace('{query}', misspelt))
  await expect(toService).toBeVisible()

  await fieldOf(page).fill('qqxxqqxx')
  await expect(status).toHaveText(copy.none.replace('{query}', 'qqxxqqxx'))
  await expect(dialogOf(page).getByRole('link', { name: copy.listLabel })).toHaveAttribute(
    'href',
    '/search',
  )
})

test('A query of several words finds the pages with any of them, synonyms included', async ({
  page,
  visit,
}) => {
  await visit('/about')
  await page.keyboard.press('/')
  await fieldOf(page).fill(`${copy.smallWords[0] ?? ''} ${word} ${labels.home}`)
  await expect(resultsOf(page).and(page.locator(`[href^="${path}"]`))).toBeVisible()

  const [group = []] = copy.synonyms as string[][]
  test.skip(group.length === 0, 'the content has no synonyms')
  const counts = []
  for (const synonym of group) {
    await fieldOf(page).fill(synonym)
    await expect(dialogOf(page).getByRole('status')).toContainText(`“${synonym}”`)
    counts.push(await countIn(dialogOf(page)))
  }
  expect(new Set(counts).size, 'each finds the same pages').toBe(1)
})

/** The number of results, once it is shown. */
async function countIn(around: Locator): Promise<number> {
  const status = around.getByRole('status')
  await expect(status).toHaveText(/\d/)
  return Number(/\d+/.exec((await status.textContent()) ?? ''))
}

test('The dialog shows the first of many results, and links to the page with all of them', async ({
  page,
  visit,
}) => {
  await visit('/about')
  await page.keyboard.press('/')
  // The beginning of words on most pages.
  await fieldOf(page).fill('a')
  const count = await countIn(dialogOf(page))
  test.skip(count <= 8, 'the site has few pages')
  await dialogOf(page)
    .getByRole('link', { name: copy.allFound.replace('{count}', String(count)), exact: true })
    .click()
  await expect(page).toHaveURL('/search?q=a')
  expect(await countIn(page.getByRole('main'))).toBe(count)
  const results = page.getByRole('main').locator('ol a')
  await expect(results).toHaveCount(count)
})
