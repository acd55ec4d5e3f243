import { first } from '../../../tests/content-file.ts'
import { demoOf } from '../../../tests/demos/demo.ts'
import { bringToMiddle, drag } from '../../../tests/demos/finger.ts'
import { usedByFinger } from '../../../tests/demos/used-by-finger.ts'
import { boxOf } from '../../../tests/page-content.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)

/** The idea that is worth least per day of effort, which comes last in the plan. */
const { title } = first(labels.tasks.toSorted((a, b) => a.worth / a.effort - b.worth / b.effort))

test('An idea can be moved by pointer and sliders, and the year follows it', async ({ page }) => {
  const region = await open(page)
  const diamond = region.getByRole('button', { name: title })
  const plan = region
    .getByRole('list')
    .filter({ hasText: labels.tasks[0]?.title ?? '' })
    .getByRole('listitem')
  const inFirst = region.getByRole('status', { name: labels.results.first })
  const slider = (name: string) => region.getByRole('slider', { name, exact: true })
  const { effort, worth } = labels.chosen
  await expect(plan.last()).toContainText(title)

  // To the upper left corner: worth most, done fastest.
  const heading = region.getByRole('heading', { name: labels.map.title })
  await heading.evaluate((element) => element.scrollIntoView())
  await diamond.hover()
  const map = await boxOf(region.getByRole('list').first())
  await page.mouse.down()
  await page.mouse.move(map.x + 2, map.y + 2, { steps: 4 })
  await page.mouse.up()
  await expect(inFirst).toHaveText(title)
  await expect(plan.first()).toContainText(title)
  await expect(diamond).toHaveAttribute('aria-pressed', 'true')

  const states = () => diamond.getAttribute('aria-label')
  const there = await states()
  await slider(effort).press('ArrowRight')
  await slider(worth).press('ArrowLeft')
  expect(await states()).not.toBe(there)
  await slider(effort).press('ArrowLeft')
  await slider(worth).press('ArrowRight')
  expect(await states()).toBe(there)

  // With the fewest days, less of the plan is done within the year.
  const done = region.getByRole('status', { name: labels.results.done })
  const before = await done.innerText()
  await region.getByRole('textbox', { name: labels.days.label }).fill(String(labels.days.low))
  await expect(done).not.toHaveText(before)
})

usedByFinger(import.meta.dirname, async (region, page) => {
  const diamond = region.getByRole('button', { name: title })
  const states = await diamond.getAttribute('aria-label')
  const { width } = await boxOf(region.getByRole('list').first())
  await bringToMiddle(diamond)
  await drag(page, diamond, { x: -width / 2, y: -width / 3 })
  await expect(diamond).not.toHaveAttribute('aria-label', states ?? '')
  await expect(diamond).toHaveAttribute('aria-pressed', 'true')
})
