import { expect, test } from 'vitest'
import { type Labels, labelsOn } from './schema.server.ts'

const months = { first: '2026-12', last: '2027-06' }
const monthsOn = (today: string) => labelsOn({ months } as Labels, today).months

test.each([
  ['2026-11-22', '2026-12'],
  ['2026-12-31', '2027-01'],
  ['2027-05-31', '2027-06'],
])('On %s the coming month is %s', (today, first) => {
  expect(monthsOn(today)).toEqual({ ...months, first })
})

test.each(['2026-01-10', '2027-06-01'])(
  'On %s, whose coming month is not offered, all are',
  (today) => {
    expect(monthsOn(today)).toEqual(months)
  },
)
