import { labelsOf } from '../../../tests/content-file.ts'
import { usedOnPhone } from '../../../tests/demos/used-on-phone.ts'
import type { Labels } from './schema.server.ts'

const labels = labelsOf<Labels>(import.meta.dirname)

usedOnPhone(import.meta.dirname, (region) => {
  const paper = region.getByRole('group', { name: labels.paper.label })
  return [() => paper.getByRole('radio').first().tap()]
})
