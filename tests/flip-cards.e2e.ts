import type { Locator, Page } from '@playwright/test'
import { blocksOf } from '../app/blocks/block.ts'
import { asShown, first, siteContent } from './content-file.ts'
import { DRONE } from './first-screens.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

const cards = first(blocksOf(siteContent.droneService, 'vision-and-mission')).items

/** Turns each card, which shows what is behind then, and back. */
async function turnEach(page: Page, turn: (card: Locator) => Promise<void>, back = turn) {
  await page.goto(DRONE.path)
  for (const { title: name, line: front = '', text: behind } of cards) {
    const card = page.getByRole('switch', { name })
    const entry = main(page).getByRole('listitem').filter({ has: card })
    const shows = async (text: string, not: string) => {
      const options = { useInnerText: true, ignoreCase: true }
      await expect(entry).toContainText(asShown(text), options)
      await expect(entry).not.toContainText(asShown(not), options)
    }
    await shows(front, behind)
    await turn(card)
    await shows(behind, front)
    await back(card)
    await shows(front, behind)
  }
}

test('Without scripts flip cards turn on hover and turn back afterwards', ({ page }) =>
  turnEach(
    page,
    (card) => card.locator('..').hover(),
    () => page.mouse.move(0, 0),
  ))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Without scripts flip cards turn and turn back by a tap', ({ page }) =>
    turnEach(page, (card) => card.tap()))
})
