import { expect, test } from 'vitest'
import { isOpen, leadsTo } from './call-flow.ts'

const TREE = {
  firm: 'Sabar Motors',
  choices: [
    { name: 'sales', kind: 'desk' as const },
    { name: 'hours', kind: 'answer' as const },
    { name: 'anything', kind: 'message' as const },
    { name: 'nobody', kind: 'nothing' as const },
  ],
  opens: 10,
  closes: 19,
}
const AT_ELEVEN = { hour: 11, busy: false }

test.each([
  ['1', {}, 'desk'],
  ['1', { busy: true }, 'queue'],
  ['1', { hour: 20 }, 'message'],
  ['1', { hour: 20, busy: true }, 'message'],
  ['2', { hour: 20 }, 'answer'],
  ['3', {}, 'message'],
  ['4', {}, 'wrong'],
  ['0', {}, 'wrong'],
  ['9', {}, 'wrong'],
  ['#', {}, 'wrong'],
])('Key %s, %j: %s', (key, moment, kind) => {
  expect(leadsTo(key, TREE, { ...AT_ELEVEN, ...moment })).toBe(kind)
})

test('It is open from the opening hour on, and closed from the closing hour on', () => {
  expect([9, 10, 18, 19].map((hour) => isOpen(TREE, hour))).toEqual([false, true, true, false])
})

test('Hours may go over midnight, and the same hour twice is day and night', () => {
  const late = { opens: 20, closes: 4 }
  expect([19, 20, 3, 4].map((hour) => isOpen(late, hour))).toEqual([false, true, true, false])
  expect(isOpen({ opens: 8, closes: 8 }, 3)).toBe(true)
})
