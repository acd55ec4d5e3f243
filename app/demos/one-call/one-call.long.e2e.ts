import { labelsOf } from '../../../tests/content-file.ts'
import { usedOnPhone } from '../../../tests/demos/used-on-phone.ts'
import type { Labels } from './schema.server.ts'

const { desks } = labelsOf<Labels>(import.meta.dirname)

usedOnPhone(import.meta.dirname, (region) => [
  () => region.getByRole('button', { name: desks[1]?.name }).tap(),
])
