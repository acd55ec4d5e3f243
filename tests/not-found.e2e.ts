import { asShown, content, first, services } from './content-file.ts'
import { problems } from './page-errors.ts'
import { hydrates } from './page-notes.ts'
import { expect, test, UNKNOWN_ADDRESS } from './site.ts'

const { path } = first(services)

test('The not-found page offers the page with a similar address', async ({ page }) => {
  await page.goto(`${path.slice(0, -1)}x`)
  const near = page.getByRole('main').getByRole('status')
  await expect(near.getByText(asShown(content('not-found.yaml').near))).toBeVisible()
  await expect(near.locator(`a[href="${path}"]`)).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.goto(UNKNOWN_ADDRESS)
  await hydrates(page)
  await expect(near).toBeHidden()
})
