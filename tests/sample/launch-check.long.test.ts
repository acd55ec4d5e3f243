import { expect, test } from 'vitest'
import type { Finding } from '../../tools/launch-check/read-texts.ts'
import { check, real } from '../launch-check.ts'

test('The launch check finds no false alarm in the sample, once its samples are replaced', () => {
  const findings: Finding[] = JSON.parse(check(real, '--json').stdout)
  // What an owner may improve is none.
  expect(findings.filter(({ rule }) => rule !== 'warning')).toEqual([])
})
