import { expect, test } from 'vitest'
import { securityExpiry } from './security-expiry.ts'

test.each([
  ['2027-06-01', undefined],
  ['2026-12-20', /expires in 30 days/],
  ['2026-11-20', /expired on 2026-11-20/],
  ['2099-01-01', /more than a year/],
])(
  'With the expiry date %s, the build prints the right reminder on 2026-11-20',
  (expires, expected) => {
    const line = securityExpiry(expires, '2026-11-20')
    if (expected) expect(line).toMatch(expected)
    else expect(line).toBeUndefined()
  },
)
