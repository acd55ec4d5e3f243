import { fillIn } from '../../../contract/fill-in.ts'
import { demoOf } from '../../../tests/demos/demo.ts'
import { expect, MOVING, stopClock, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

test.use(MOVING)

const { labels, open } = demoOf<Labels>(import.meta.dirname)

const { shots, trim, controls } = labels
const [first, second] = shots

test('A shot can be trimmed, and the film plays at that length', async ({ page }) => {
  await stopClock(page)
  const region = await open(page)
  const { seconds = 0, title = '' } = first ?? {}
  const slider = region.getByRole('slider', { name: fillIn(controls.length, { title }) })
  const lengthIs = (length: number) => expect(slider).toHaveValue(String(length))
  await slider.press('ArrowRight')
  await lengthIs(seconds + trim.step)
  await slider.press('Home')
  await lengthIs(trim.low)
  const tooShort = region.getByText(labels.tooShort.split('{')[0] ?? '')
  await expect(tooShort, 'its caption cannot be read any more').toBeVisible()

  // The film is paused until it is played, then cuts to the second shot when the first is over.
  const screen = (number: number, shot = first) =>
    region.getByRole('img', { name: fillIn(controls.screen, { number, ...shot }) })
  await page.clock.runFor(2000)
  await expect(screen(1)).toBeVisible()
  await region.getByRole('button', { name: controls.play, exact: true }).click()
  await page.clock.runFor((trim.low + 0.2) * 1000)
  await expect(screen(2, second)).toBeVisible()
  await expect(screen(2, second).getByText(second?.caption ?? '')).toBeVisible()
  await region.getByRole('button', { name: controls.pause, exact: true }).click()
  await region.getByRole('button', { name: `1 ${title}`, exact: true }).press('Enter')
  await expect(screen(1)).toBeVisible()
})

test('Visitors who ask for less motion see a series of stills', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopClock(page)
  const region = await open(page)
  const drawing = () => region.getByRole('img').innerHTML()
  const still = await drawing()
  await region.getByRole('button', { name: controls.play, exact: true }).click()
  await page.clock.runFor(((first?.seconds ?? 0) - 0.5) * 1000)
  expect(await drawing()).toBe(still)
  await page.clock.runFor(1000)
  expect(await drawing()).not.toBe(still)
})
