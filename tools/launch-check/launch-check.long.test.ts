import { expect, test } from 'vitest'
import { check, real } from '../../tests/launch-check.ts'
import type { Finding } from './read-texts.ts'

test('npm run launch-check lists a dead link and an example, and exits with 1', () => {
  const changed = (text: string, file: string) => {
    if (file.endsWith('contact.yaml'))
      return real(text).replace('href: /privacy', 'href: /privacyy')
    if (file.endsWith('site.yaml')) return real(text).replace(/email: .*/, 'email: us@example.com')
    return real(text)
  }
  const [before, { status, stdout }] = [check(real, '--json'), check(changed, '--json')]
  expect(before.status).toBe(before.stdout === '[]\n' ? 0 : 1)
  expect(status).toBe(1)
  const listed = JSON.parse(stdout).filter(({ rule }: Finding) => /error|reserved/.test(rule))
  expect(listed).toMatchObject([
    { rule: 'error', file: 'contact.yaml', what: expect.stringContaining('/privacyy') },
    { rule: 'reserved', file: 'site.yaml', field: 'contact.email', what: 'us@example.com' },
  ])
  expect(check(changed).stdout).toContain(listed[0].what)
})
