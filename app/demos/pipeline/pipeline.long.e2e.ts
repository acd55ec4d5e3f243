import { fillIn } from '../../../contract/fill-in.ts'
import { first } from '../../../tests/content-file.ts'
import { demoOf } from '../../../tests/demos/demo.ts'
import { usedOnPhone } from '../../../tests/demos/used-on-phone.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)
const { card, enquiries, lost } = labels

usedOnPhone(import.meta.dirname, (region) => {
  const late = first(
    enquiries
      .filter(({ due }) => due)
      .toSorted((one, other) => Date.parse(one.due ?? '') - Date.parse(other.due ?? '')),
  )
  const slip = region.getByRole('listitem').filter({ hasText: late.firm }).first()
  return [
    // Start again leaves the card open.
    async () => {
      const open = slip.getByRole('button', { name: late.firm })
      if ((await open.getAttribute('aria-expanded')) === 'false') await open.tap()
    },
    () => slip.getByRole('button', { name: fillIn(card.moveTo, { stage: lost }) }).tap(),
  ]
})

test.describe('On a touch screen', () => {
  test.use({ isMobile: true })

  test('a card tells screen readers, too, what to tap', async ({ page }) => {
    const region = await open(page)
    const enquiry = region.getByRole('button', { name: enquiries[0]?.firm }).first()
    await expect(enquiry).toHaveAccessibleDescription(card.hint.touch)
  })
})
