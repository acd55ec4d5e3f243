import { first } from '../../../tests/content-file.ts'
import { demoOf } from '../../../tests/demos/demo.ts'
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
  const map = region.getByRole('list').first()
  await diamond.dragTo(map, { targetPosition: { x: 2, y: 2 }, steps: 4 })
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
