import type { Page } from '@playwright/test'
import { expect, test } from '../site.ts'
import { demoOf, regionOf } from './demo.ts'

const hints = [
  { ...demoOf('pipeline'), hint: demoOf('pipeline').labels.card.hint },
  { ...demoOf('month-on-the-wall'), hint: demoOf('month-on-the-wall').labels.chosen.hint },
  { ...demoOf('first-things'), hint: demoOf('first-things').labels.chosen.hint },
  { ...demoOf('flight-planner'), hint: demoOf('flight-planner').labels.map.cornerHint },
  { ...demoOf('handset'), hint: demoOf('handset').labels.phone.hint },
  { ...demoOf('payslip'), hint: demoOf('payslip').labels.register.hint },
].filter(({ path }) => path)

/** Checks that every demo with such hints shows the given one, and not the other. */
async function says(page: Page, words: 'touch' | 'keyboard') {
  for (const { labels, path, open, hint } of hints) {
    await open(page)
    const region = regionOf(page, labels.name)
    const other = words === 'touch' ? 'keyboard' : 'touch'
    await expect.soft(region.getByText(hint[words]), path).toBeVisible()
    await expect.soft(region.getByText(hint[other]), path).toBeHidden()
  }
}

test('With a mouse, demos say what to click and which keys to press', async ({ page }) => {
  await says(page, 'keyboard')
})

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('demos say what to tap, to screen readers too', async ({ page }) => {
    await says(page, 'touch')
    const { labels, path, open } = demoOf('pipeline')
    test.skip(!path, 'no page has this demo')
    const region = await open(page)
    const card = region.getByRole('button', { name: labels.enquiries[0]?.firm }).first()
    await expect(card).toHaveAccessibleDescription(labels.card.hint.touch)
  })
})
