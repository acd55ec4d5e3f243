import { expect, test } from 'vitest'
import { securityExpiry } from './security-expiry.ts'

test.each([
  ['2027-06-01', undefined],
  ['2026-12-20', /expires in 30 days/],
  ['2026-11-20', /expired on 2026-11-20/],
  ['2099-01-01', /more than a year/],
])('With %s as its last day, the build says what is due on 2026-11-20', (expires, said) => {
  const line = securityExpiry(expires, '2026-11-20')
  if (said) expect(line).toMatch(said)
  else expect(line).toBeUndefined()
})
