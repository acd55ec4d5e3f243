import { demoOf } from '../../../tests/demos/demo.ts'
import { bringToMiddle, drag, usedByFinger } from '../../../tests/demos/finger.ts'
import { expect, test } from '../../../tests/site.ts'
import { lengthOf } from '../frame/calendar.ts'
import type { Labels } from './schema.server.ts'

const { name, labels, path, open } = demoOf<Labels>(import.meta.dirname)

const { month, posts } = labels
const length = lengthOf(month)

/** A post at least a week away from both ends of the month, so that it can be moved in every direction. */
const post = posts.find(({ day }) => day > 7 && day <= length - 8) ?? posts[0]

test('A post is moved by pointer and slider; gaps and crowds are shown', async ({ page }) => {
  const region = await open(page)
  const subject = post?.subject ?? ''
  const kite = region.getByRole('button', { name: subject })
  const days = region.getByRole('list').first().getByRole('listitem')
  const cell = (day: number) => days.nth(day - 1)
  const hangsOn = (day: number) =>
    expect(cell(day).getByRole('button', { name: subject })).toHaveCount(1)
  const from = post?.day ?? 1
  await hangsOn(from)

  await kite.dragTo(cell(length), { targetPosition: { x: 5, y: 60 } })
  await hangsOn(length)
  await expect(kite).toHaveAttribute('aria-pressed', 'true')

  const slider = region.getByRole('slider', { name: labels.chosen.day, exact: true })
  await slider.press('ArrowLeft')
  await hangsOn(length - 1)
  await slider.press('Home')
  await hangsOn(1)

  // All posts on one day are too many for it, and leave silence on both sides of it.
  await page.goto(`${path}#${name}?days=${posts.map(() => 12).join(',')}`)
  const silence = region.getByRole('status', { name: labels.results.gap })
  await expect(silence).toHaveText(String(length - 12))
  await expect(region.getByText(labels.findings.crowded.split('}').at(-1) ?? '')).toHaveCount(1)
  await expect(region.getByText(labels.findings.gap.split('{')[0] ?? '')).toHaveCount(2)
})

/** A post of the month, and a later one to hang it beside. */
const [moved, beside] = labels.posts.slice(-2)

usedByFinger(import.meta.dirname, async (region, page) => {
  const days = region.getByRole('list').first().getByRole('listitem')
  const kite = region.getByRole('button', { name: moved?.subject })
  const there = days.nth((beside?.day ?? 1) - 1)
  await bringToMiddle(kite)
  await drag(page, kite, there)
  await expect(there.getByRole('button', { name: moved?.subject })).toBeVisible()
})
