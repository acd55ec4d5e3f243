import { labelsOf } from '../../../tests/content-file.ts'
import { usedOnPhone } from '../../../tests/demos/used-on-phone.ts'
import type { Labels } from './schema.server.ts'

const labels = labelsOf<Labels>(import.meta.dirname)

usedOnPhone(import.meta.dirname, (region) => [
  () => region.getByRole('combobox', { name: labels.minutes.label }).selectOption('5'),
])
