import { expect, test } from 'vitest'
import {
  callsText,
  countCalls,
  errorOf,
  isOpen,
  leadsTo,
  readCalls,
  takeNext,
} from './call-flow.ts'

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
const AT_ELEVEN = { hour: 11, busy: false, waiting: 0 }

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

test('A menu with no human being behind it is an error, and so is one that does nothing', () => {
  expect(errorOf(TREE)).toBeUndefined()
  expect(errorOf({ choices: TREE.choices.slice(1) })).toBe('nobody')
  expect(errorOf({ choices: TREE.choices.slice(3) })).toBe('silent')
})

const KINDS = ['desk', 'queue', 'answer', 'message', 'missed'] as const

test('Calls come back from the address; what is no call is left out', () => {
  const text = '9-2-message;10--missed;11-1-queue'
  expect(callsText(readCalls(text, KINDS))).toBe(text)
  expect(readCalls('24-1-desk;9-7-desk;9--desk;9-1-lunch;;-1-desk', KINDS)).toEqual([])
})

test('Whoever waits longest is answered first', () => {
  const calls = readCalls('9-2-queue;10-1-queue;10--missed', KINDS)
  expect(callsText(takeNext(calls))).toBe('9-2-desk;10-1-queue;10--missed')
  expect(countCalls(takeNext(calls))).toEqual({ calls: 3, answered: 1, waiting: 1, messages: 0 })
})
