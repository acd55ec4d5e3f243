import { fillIn } from '../../contract/fill-in.ts'
import { pieces, siteContent } from '../content-file.ts'
import { awakePart } from '../page-notes.ts'
import { expect, stopClock, test } from '../site.ts'

const words = siteContent['enquiry-cost']
const common = siteContent.commonPiece
const { path = '' } = pieces.find(({ piece }) => piece === 'enquiry-cost') ?? {}

test.skip(!path, 'no page has this piece')

test('Whoever sets a figure, by typing or sliding, sees the cost change; it is said once they pause, and what cannot be is explained', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto(`${path}#enquiry-cost`)
  await page.mouse.move(5, 5)
  await awakePart(page, 'enquiry-cost').waitFor({ state: 'attached' })
  const region = page.getByRole('region', { name: fillIn(common.tryIt, { name: words.name }) })
  const cost = region.getByRole('status', { name: words.results.enquiry })
  const said = region.getByRole('status').filter({ hasText: words.said.split('{')[0] ?? '' })
  const buying = region.getByRole('textbox', { name: words.buying.label })
  const first = await cost.innerText()

  await buying.fill('50')
  await expect(cost).not.toHaveText(first)
  await expect(said, 'not at every key').toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(said).toHaveCount(1)
  await expect(page).toHaveURL(`${path}#enquiry-cost?buying=50`)

  // By the keyboard on the slider, and back.
  const half = await cost.innerText()
  const slider = region.getByRole('slider').nth(2)
  await slider.press('ArrowRight')
  await expect(buying).toHaveValue('51')
  await slider.press('ArrowLeft')
  await expect(cost).toHaveText(half)

  await buying.fill('5000')
  await expect(buying).toHaveAccessibleDescription(/\S/)
  await expect(buying).toHaveAttribute('aria-invalid', 'true')
  await expect(cost, 'the last figure that can be counts').toHaveText(half)
})
