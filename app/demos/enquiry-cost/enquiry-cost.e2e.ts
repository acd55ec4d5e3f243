import { demoOf } from '../../../tests/demos/demo.ts'
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
