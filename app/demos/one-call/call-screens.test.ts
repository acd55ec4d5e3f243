import { expect, test } from 'vitest'
import { clock, screenAt, textIn } from './call-screens.ts'

const tools = { ivr: true, crm: false, hrms: false }
const STEPS = [
  {
    title: 'It rings',
    seconds: 0,
    tools,
    says: { text: 'It rings.' },
    owner: [{ text: 'A call' }],
    salesperson: [],
    employee: [],
  },
  {
    title: 'Who is it?',
    seconds: 2,
    tools,
    says: { known: 'Known', unknown: 'New' },
    owner: [{ known: 'Orbit', unknown: 'Nobody knows' }],
    salesperson: [{ leave: 'Standing in' }],
    employee: [{ text: 'On duty' }],
  },
]
const USUAL = { known: true, onLeave: false }

const sees = (
  ...[step, role, situation]: [number, 'owner' | 'salesperson' | 'employee', object?]
) => screenAt(STEPS, step, role, { ...USUAL, ...situation }).map(({ text }) => text)

test('Entries come with their steps and stay', () => {
  expect(sees(1, 'owner')).toEqual(['A call'])
  expect(sees(2, 'owner')).toEqual(['A call', 'Orbit'])
  expect(screenAt(STEPS, 2, 'owner', USUAL).map(({ step }) => step)).toEqual([1, 2])
})

test('Nobody sees the entries of another screen', () => {
  expect([sees(1, 'employee'), sees(2, 'employee')]).toEqual([[], ['On duty']])
})

test('A text depends on the caller and on who is on leave', () => {
  expect(sees(2, 'owner', { known: false })).toContain('Nobody knows')
  expect(sees(2, 'salesperson')).toEqual([])
  expect(sees(2, 'salesperson', { onLeave: true })).toEqual(['Standing in'])
  expect(textIn({ known: 'Known', unknown: 'New' }, USUAL)).toBe('Known')
})

test('Time is written in seconds, minutes and hours', () => {
  expect([0, 9, 140, 25_200, 3_661].map(clock)).toEqual([
    '0:00',
    '0:09',
    '2:20',
    '7:00:00',
    '1:01:01',
  ])
})
