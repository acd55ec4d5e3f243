import { first } from '../../../tests/content-file.ts'
import { demoOf } from '../../../tests/demos/demo.ts'
import { bringToMiddle, drag, usedByFinger } from '../../../tests/demos/finger.ts'
import { expect, stopClock, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { name, labels, open } = demoOf<Labels>(import.meta.dirname)
const [asked = '', visited = ''] = labels.stages
const { firm } = first(labels.enquiries.filter(({ stage }) => stage === asked))

test('An enquiry that is moved asks for its next step, or why it was lost', async ({ page }) => {
  await stopClock(page)
  const region = await open(page)
  const column = (name: string) => region.getByRole('list', { name, exact: true })
  const result = (name: string) => region.getByRole('status', { name, exact: true })
  const cardIn = (stage: string) => column(stage).getByRole('button', { name: firm })
  await expect(result(labels.results.asking)).toHaveText('0')

  // By the pointer, from one column to the next.
  await bringToMiddle(cardIn(asked))
  const there = { targetPosition: { x: 60, y: 30 }, steps: 4 }
  await cardIn(asked).dragTo(column(visited), { sourcePosition: { x: 20, y: 20 }, ...there })
  await expect(cardIn(visited)).toBeFocused()
  await expect(cardIn(visited)).toContainText(labels.card.asks)
  await expect(result(labels.results.asking)).toHaveText('1')

  // Choosing its next step and the day answers what the card asks for.
  const slipIn = (stage: string) => column(stage).getByRole('listitem').filter({ hasText: firm })
  await slipIn(visited).getByLabel(labels.card.step).selectOption({ index: 1 })
  await slipIn(visited).getByLabel(labels.card.due).selectOption({ index: 1 })
  await expect(result(labels.results.asking)).toHaveText('0')
  await expect(cardIn(visited)).not.toContainText(labels.card.asks)

  // Back by the list; then to the lost ones.
  await slipIn(visited).getByLabel(labels.card.move).selectOption({ label: asked })
  await expect(cardIn(asked)).toBeFocused()
  await expect(cardIn(asked)).toHaveAttribute('aria-expanded', 'true')
  await slipIn(asked).getByLabel(labels.card.move).selectOption({ label: labels.lost })
  await expect(cardIn(labels.lost)).toContainText(labels.card.asksWhy)
  await slipIn(labels.lost).getByLabel(labels.card.reason).selectOption({ index: 1 })
  await expect(cardIn(labels.lost)).toContainText(labels.reasons[0] ?? '')
  await expect(result(labels.results.asking)).toHaveText('0')
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(
    new RegExp(`#${name}\\?board=.*${labels.lost}%7C${labels.reasons[0]}%7C`),
  )
})

usedByFinger(import.meta.dirname, async (region, page) => {
  const column = (name: string) => region.getByRole('list', { name, exact: true })
  const card = (stage: string) => column(stage).getByRole('button', { name: firm })
  await bringToMiddle(card(asked))

  // A swipe over the text of a card scrolls the page and moves no card.
  const scrolled = await page.evaluate(() => scrollY)
  await drag(page, card(asked), { x: 0, y: -150 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
  await expect(card(asked)).toHaveAttribute('aria-expanded', 'false')

  await bringToMiddle(card(asked))
  await drag(page, card(asked).locator('svg'), column(visited))
  await expect(card(visited)).toHaveAttribute('aria-expanded', 'true')
})
