import { demoOf } from '../../../tests/demos/demo.ts'
import { boxOf } from '../../../tests/page-content.ts'
import { expect, stopClock, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { name, labels, path, open } = demoOf<Labels>(import.meta.dirname)

test('A figure that is typed or slid changes the cost, announced at a pause', async ({ page }) => {
  await stopClock(page)
  const region = await open(page)
  const cost = region.getByRole('status', { name: labels.results.enquiry })
  const announcement = region
    .getByRole('status')
    .filter({ hasText: labels.announcement.split('{')[0] ?? '' })
  const buying = region.getByRole('textbox', { name: labels.buying.label })
  const first = await cost.innerText()

  await buying.fill('50')
  await expect(cost).not.toHaveText(first)
  await expect(announcement, 'not at every key').toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(announcement).toHaveCount(1)
  await expect(page).toHaveURL(`${path}#${name}?buying=50`)

  const half = await cost.innerText()
  // By the keyboard on the slider, and back.
  const slider = region.getByRole('slider').nth(2)
  await slider.press('ArrowRight')
  await expect(buying).toHaveValue('51')
  await slider.press('ArrowLeft')
  await expect(cost).toHaveText(half)

  await buying.fill('5000')
  await expect(buying).toHaveAccessibleDescription(/\S/)
  await expect(buying).toHaveAttribute('aria-invalid', 'true')
  await expect(cost, 'the last figure that can be counts').toHaveText(half)
})

const { margin, spending } = labels
for (const [advertising, ofPrice, ofMargin, width] of [
  ['a sliver', margin.first, spending.low, 1440],
  ['the whole sale', margin.high, spending.high, 1440],
  ['a part on a phone', margin.high, spending.first, 320],
] as const)
  test(`The bar of a sale follows the sliders: advertising is ${advertising}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const region = await open(page)
    await region.getByRole('slider').nth(1).fill(String(ofPrice))
    await region.getByRole('slider').nth(3).fill(String(ofMargin))

    const sale = region.getByRole('figure').filter({ hasText: labels.parts.costs })
    const bar = sale.locator('div')
    const part = await boxOf(bar.locator('span').nth(1))
    const share = (ofPrice / 100) * (ofMargin / 100)
    expect(part.width).toBeCloseTo((await boxOf(bar)).width * share, 0)
    const cost = await region.getByRole('status', { name: labels.results.sale }).innerText()
    await expect(sale.getByRole('listitem').nth(1)).toHaveText(`${labels.parts.sale} ${cost}`)
  })
