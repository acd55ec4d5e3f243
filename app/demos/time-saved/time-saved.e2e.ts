import { demoOf } from '../../../tests/demos/demo.ts'
import { slide, usedByFinger } from '../../../tests/demos/used-by-finger.ts'
import { expect, stopClock, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, path, open } = demoOf<Labels>(import.meta.dirname)

test.skip(!path, 'no page has this demo')

test("Calls, missed calls and staff give the hours and enquiries of a month; what is assumed is in sight and the visitor's to change", async ({
  page,
}) => {
  await stopClock(page)
  const region = await open(page)
  const field = (name: 'calls' | 'missed' | 'staff' | 'callMinutes' | 'staffMinutes' | 'winning') =>
    region.getByRole('textbox', { name: labels[name].label })
  const result = (name: keyof typeof labels.results) =>
    region.getByRole('status', { name: labels.results[name], exact: true })
  const { days } = labels
  await expect(region.getByText(labels.assumed.replace('{days}', String(days)))).toBeVisible()

  // Six minutes for each of 10 answered calls are an hour a working day.
  await field('calls').fill('30')
  await field('missed').fill('20')
  await field('staff').fill('0')
  await field('callMinutes').fill('6')
  await expect(result('hours')).toHaveText(String(days))
  // An hour a month for each of 8 people is a day more.
  await field('staff').fill('8')
  await field('staffMinutes').fill('60')
  await expect(result('hours')).toHaveText(String(days + 8))
  await field('callMinutes').fill('0')
  await expect(result('workdays')).toHaveText('1')

  // Half of 20 missed callers each day.
  await field('winning').fill('50')
  await expect(result('enquiries')).toHaveText(String(10 * days))
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(/\?.*missed=20.*winning=50/)
  const slider = region.getByRole('slider').nth(1)
  await slider.press('ArrowLeft')
  await expect(field('missed')).toHaveValue('19')
})

usedByFinger(import.meta.dirname, (region, page) =>
  slide(page, region.getByRole('slider').first(), 60),
)
