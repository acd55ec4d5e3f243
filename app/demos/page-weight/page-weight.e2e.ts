import type { Page } from '@playwright/test'
import { demoOf } from '../../../tests/demos/demo.ts'
import { slide, usedByFinger } from '../../../tests/demos/used-by-finger.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, path, open } = demoOf<Labels>(import.meta.dirname)

test.skip(!path, 'no page has this demo')

/** Kilobytes and number of the files that the browser has loaded, each once: for the page, and for its use. */
const taken = (page: Page) =>
  page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
    const sizes = new Map(
      entries.map(({ name, encodedBodySize }) => [name.split('#')[0] ?? '', encodedBodySize]),
    )
    const weigh = (isUse: boolean) => {
      const part = [...sizes].filter(([name]) => /\.(js|json)$/.test(name) === isUse)
      const bytes = part.reduce((sum, [, size]) => sum + size, 0)
      return [Math.round(bytes / 1000), part.length] as const
    }
    return { page: weigh(false), use: weigh(true) }
  })

test("The time of the visitor's page follows its size and files; this page is weighed here, apart from what its use takes", async ({
  page,
}) => {
  const region = await open(page)
  const result = (name: keyof typeof labels.results) =>
    region.getByRole('status', { name: labels.results[name], exact: true })
  const seconds = async (name: keyof typeof labels.results) =>
    Number((await result(name).innerText()).replace(/[^\d.]/g, ''))

  // Every number in the sentence, in order.
  const sentence = region.getByText(labels.weighed.split('{')[0] ?? '')
  await expect
    .poll(async () => (await sentence.innerText()).match(/\d+/g)?.map(Number))
    .toEqual(Object.values(await taken(page)).flat())

  // A page of one file takes four round trips, and the time of its bits at the line's speed.
  const { megabits, roundTrip } = labels.lines.slow
  await region.getByRole('textbox', { name: labels.size.label }).fill('1')
  await region.getByRole('textbox', { name: labels.requests.label }).fill('1')
  const alone = 8 / megabits + (4 * roundTrip) / 1000
  await expect.poll(() => seconds('slow')).toBeCloseTo(alone, 1)
  // Twelve more files take two more round trips.
  await region.getByRole('textbox', { name: labels.requests.label }).fill('13')
  await expect.poll(() => seconds('slow')).toBeCloseTo(alone + (2 * roundTrip) / 1000, 1)
  expect(await seconds('here')).toBeLessThan(await seconds('slow'))
  expect(await seconds('fibre')).toBeLessThan(await seconds('mobile'))
})

usedByFinger(import.meta.dirname, (region, page) =>
  slide(page, region.getByRole('slider').first(), 60),
)
