import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { CONSENT_KEY } from '../contract/constants.ts'
import { standIn, test } from './configured-site.ts'
import { formIn, someone } from './contact-form.ts'
import { BUTTONS, CHOSEN, DEMOS_OF_PAGE, EVERY_BLOCK, HIDDEN, NOTES } from './every-block.ts'
import { htmlErrors } from './html-errors.ts'
import { main } from './page-content.ts'
import { expect } from './site.ts'
import { testPage } from './test-page.ts'

// One site is built for all tests of this file.
test.describe.configure({ mode: 'default' })

// The question of consent has tests of its own.
test.beforeEach(({ page }) =>
  page.addInitScript(
    ([key, answer]) => localStorage.setItem(key, JSON.stringify({ answer, at: Date.now() })),
    [CONSENT_KEY, 'refuse'] as const,
  ),
)

testPage(EVERY_BLOCK, false, test)

test('A page with every block twice conforms to the HTML standard', async ({ request }) => {
  expect(await htmlErrors(await (await request.get(EVERY_BLOCK)).text())).toEqual([])
})

test('The second block of a kind shows what is its own', async ({ page, visit }) => {
  await visit(EVERY_BLOCK)
  for (const [index, href] of BUTTONS.entries()) {
    const button = main(page).getByRole('link', { name: `Go ${index}` })
    await expect(button).toHaveAttribute('href', href)
  }
  const lists = await main(page)
    .locator('ul')
    .evaluateAll((all) =>
      all.map((list) =>
        Array.from(list.querySelectorAll('a'), (link) => link.getAttribute('href')),
      ),
    )
  for (const [folder, slugs] of Object.entries(CHOSEN)) {
    const chosen = slugs.map((slug) => `/${folder}/${slug}`)
    expect(
      lists.filter((list) => `${list}` === `${chosen}`),
      folder,
    ).toHaveLength(2)
  }
  const notes = (all: HTMLAnchorElement[]) =>
    all.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1)))?.textContent)
  expect(await main(page).locator('sup a').evaluateAll(notes)).toEqual(NOTES)
  await expect(main(page).locator('img[fetchpriority=high]')).toHaveCount(1)
  for (const demo of DEMOS_OF_PAGE.slice(0, 2))
    await expect(page.locator(`[id="${demo}"]`)).toBeVisible()
  await expect(page.locator(`[id="${DEMOS_OF_PAGE[2]}"]`)).toHaveCount(0)
})

test('The second form has its own fields, address and answer', async ({ page, visit }) => {
  await standIn(page, { 'https://mail.example': 'OK' })
  await visit(`${EVERY_BLOCK}#get-in-touch-2`)
  const [first, second] = ['get-in-touch', 'get-in-touch-2'].map((id) =>
    page.locator(`[id="${id}"]`),
  )
  if (!first || !second) throw new Error('there are two forms')
  await expect(second).toBeInViewport()
  const labels = page.locator('main form label')
  const areOwn = (all: HTMLLabelElement[]) =>
    all.every((label) => label.control?.closest('form') === label.closest('form'))
  expect(await labels.evaluateAll(areOwn)).toBe(true)
  const form = formIn(second)
  await form.write(someone())
  await form.isSent()
  await expect(formIn(first).thanks).toHaveCount(0)
})

test('What is hidden is nowhere in the build', ({ configured: { client } }) => {
  const files = globSync('**/*.*', { cwd: client }).filter((file) => !file.endsWith('.br'))
  expect(files).toContain(`${EVERY_BLOCK.slice(1)}/index.html`)
  const found = files.filter((file) => {
    const bytes = readFileSync(path.join(client, file))
    return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).includes(HIDDEN)
  })
  expect(found).toEqual([])
})
