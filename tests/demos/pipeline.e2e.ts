import { fillIn } from '../../contract/fill-in.ts'
import { first } from '../content-file.ts'
import { expect, stopClock, test } from '../site.ts'
import { demoOf } from './demo.ts'
import { bringToMiddle, drag } from './finger.ts'
import { usedByFinger } from './used-by-finger.ts'

const { words, path, open } = demoOf('pipeline')
const [asked = '', visited = ''] = words.stages

test.skip(!path, 'no page has this demo')

test('An enquiry can be moved by pointer, key and button; each move asks for the next step and its day, or why it was lost', async ({
  page,
}) => {
  await stopClock(page)
  const region = await open(page)
  const column = (name: string) => region.getByRole('list', { name, exact: true })
  const result = (name: string) => region.getByRole('status', { name, exact: true })
  const { firm } = words.enquiries.find(({ stage }) => stage === asked) ?? { firm: '' }
  const cardIn = (stage: string) => column(stage).getByRole('button', { name: firm })
  await expect(result(words.results.asking)).toHaveText('0')

  // By the pointer, from one column to the next.
  const kite = (await cardIn(asked).boundingBox()) ?? { x: 0, y: 0 }
  const there = (await column(visited).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(kite.x + 20, kite.y + 20)
  await page.mouse.down()
  await page.mouse.move(there.x + there.width / 2, there.y + 30, { steps: 4 })
  await page.mouse.up()
  await expect(cardIn(visited)).toBeFocused()
  await expect(cardIn(visited)).toContainText(words.card.asks)
  await expect(result(words.results.asking)).toHaveText('1')

  // What it asks is answered, and Thursday's list has it.
  const slipIn = (stage: string) => column(stage).getByRole('listitem').filter({ hasText: firm })
  await slipIn(visited).getByLabel(words.card.step).selectOption({ index: 1 })
  await slipIn(visited).getByLabel(words.card.due).selectOption({ index: 1 })
  await expect(result(words.results.asking)).toHaveText('0')
  await expect(cardIn(visited)).not.toContainText(words.card.asks)

  // By the keyboard, back; and by a button, to the lost ones.
  await cardIn(visited).press('ArrowLeft')
  await expect(cardIn(asked)).toBeFocused()
  await expect(cardIn(asked)).toHaveAttribute('aria-expanded', 'true')
  await column(asked)
    .getByRole('button', { name: fillIn(words.card.moveTo, { stage: words.lost }) })
    .click()
  await expect(cardIn(words.lost)).toContainText(words.card.asksWhy)
  await slipIn(words.lost).getByLabel(words.card.reason).selectOption({ index: 1 })
  await expect(cardIn(words.lost)).toContainText(words.reasons[0] ?? '')
  await expect(result(words.results.asking)).toHaveText('0')
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(
    `${path}#pipeline?e${words.enquiries.findIndex((enquiry) => enquiry.firm === firm) + 1}=lost.0`,
  )
})

usedByFinger('pipeline', async (region, page) => {
  const { stages, enquiries } = words
  const [from = '', to = ''] = stages
  const { firm } = first(enquiries.filter(({ stage }) => stage === from))
  const column = (name: string) => region.getByRole('list', { name, exact: true })
  const card = (stage: string) => column(stage).getByRole('button', { name: firm })
  await bringToMiddle(card(from))

  // A swipe over its words scrolls the page and moves no card.
  const scrolled = await page.evaluate(() => scrollY)
  await drag(page, card(from), { x: 0, y: -150 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
  await expect(card(from)).toHaveAttribute('aria-expanded', 'false')

  await bringToMiddle(card(from))
  await drag(page, card(from).locator('svg'), column(to))
  await expect(card(to)).toHaveAttribute('aria-expanded', 'true')
})
