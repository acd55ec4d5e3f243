import { first, labelsOf } from '../../../tests/content-file.ts'
import { usedOnPhone } from '../../../tests/demos/used-on-phone.ts'
import type { Labels } from './schema.server.ts'

const { card, enquiries, lost } = labelsOf<Labels>(import.meta.dirname)

usedOnPhone(import.meta.dirname, (region) => {
  const late = first(
    enquiries
      .filter(({ stage }) => stage !== lost)
      .toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due)),
  )
  const slip = region.getByRole('listitem').filter({ hasText: late.firm }).first()
  return [
    // Start again leaves the card open.
    async () => {
      const open = slip.getByRole('button', { name: late.firm })
      if ((await open.getAttribute('aria-expanded')) === 'false') await open.tap()
    },
    () => slip.getByLabel(card.move).selectOption({ label: lost }),
  ]
})
