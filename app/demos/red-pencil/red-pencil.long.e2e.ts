import { usedOnPhone } from '../../../tests/demos/used-on-phone.ts'

usedOnPhone(import.meta.dirname, (region) => [
  () => region.getByRole('textbox').fill('We lift pumps.'),
])
