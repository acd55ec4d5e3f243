import { expect, test } from '../site.ts'
import { demoOf } from './demo.ts'
import { slide, usedByFinger } from './used-by-finger.ts'

const { labels, path, open } = demoOf('page-weight')

test.skip(!path, 'no page has this demo')

test("The visitor's own browser weighs the page, and the line that they set counts", async ({
  page,
}) => {
  const region = await open(page)
  const result = (name: keyof typeof labels.results) =>
    region.getByRole('status', { name: labels.results[name], exact: true })
  const number = async (name: keyof typeof labels.results) =>
    Number((await result(name).innerText()).replace(/[^\d.]/g, ''))

  await expect(region.getByText(labels.measuredHere)).toBeVisible()
  await region.getByRole('button', { name: labels.again }).click()
  const taken = () =>
    page.evaluate(() => {
      const all = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[]
      return [
        all.length,
        all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      ] as const
    })
  await expect.poll(() => number('requests')).toBe((await taken())[0])
  expect(await number('weight')).toBe(Math.round((await taken())[1] / 1024))

  const line = region.getByRole('textbox', { name: labels.speed.label })
  await line.fill('8')
  // A megabit is a million bits: so many kilobytes a second are 8 Mbit/s.
  const seconds = (labels.median.kilobytes * 1024) / 1e6
  await expect.poll(() => number('median')).toBeCloseTo(seconds, 1)
  const slow = await number('here')
  await line.press('End')
  await region.getByRole('slider').press('End')
  await expect.poll(() => number('here')).toBeLessThan(slow)
})

usedByFinger('page-weight', (region, page) => slide(page, region.getByRole('slider'), 60))
