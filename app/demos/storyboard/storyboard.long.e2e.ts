import { fillIn } from '../../../contract/fill-in.ts'
import { first, labelsOf } from '../../../tests/content-file.ts'
import { usedOnPhone } from '../../../tests/demos/used-on-phone.ts'
import type { Labels } from './schema.server.ts'

const labels = labelsOf<Labels>(import.meta.dirname)

usedOnPhone(import.meta.dirname, (region) => {
  const { title } = first(labels.shots)
  const longer = fillIn(labels.controls.longer, { title })
  return [() => region.getByRole('button', { name: longer }).tap()]
})
