import { expect, test } from 'vitest'
import { type Labels, labelsOn } from './schema.server.ts'

test.each([
  ['2026-11-22', '2026-12'],
  ['2026-12-31', '2027-01'],
])('On %s the coming month is %s', (today, month) => {
  expect(labelsOn({} as Labels, today)).toEqual({ month })
})
