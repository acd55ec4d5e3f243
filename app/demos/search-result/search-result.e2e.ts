import { fillIn } from '../../../contract/fill-in.ts'
import { common, demoOf } from '../../../tests/demos/demo.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)

test('Title and description are shown as they are cut, with what to change', async ({ page }) => {
  const region = await open(page)
  const field = ({ label }: { label: string }) => region.getByRole('textbox', { name: label })
  const width = region.getByRole('status', { name: labels.results.titleWidth, exact: true })
  const used = async () =>
    Number.parseInt((await width.innerText()).replace(/\D*(\d+).*/s, '$1'), 10)

  // Twenty m of Arial are 20 × 0.833 × 20 px: Adobe publishes 833 thousandths of an em.
  await field(labels.fields.title).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('m'.repeat(20))
  await expect.poll(used).toBeGreaterThan(330)
  expect(await used()).toBeLessThan(337)
  await field(labels.fields.title).fill(`Paper kites ${'by the dozen '.repeat(8)}`)
  const [before = ''] = labels.advice.title.cut.split('{')
  await expect(region.getByRole('listitem').filter({ hasText: before })).toBeVisible()
  const cut = region.getByText(/^Paper kites .* \.{3}$/).filter({ visible: true })
  await expect(cut, 'cut on both screens').toHaveCount(2)

  const { longest } = labels.fields.title
  await field(labels.fields.title).fill('m'.repeat(longest + 7))
  await expect(field(labels.fields.title)).toHaveValue('m'.repeat(longest + 7))
  const tooLong = fillIn(common.tooLong, { count: 7 })
  await expect(field(labels.fields.title)).toHaveAccessibleDescription(tooLong)
})
