import { expect, test } from 'vitest'
import { doneInYear, inOrder, monthsOf, spansOf, type Task, worthBy } from './priority.ts'

const task = (worth: number, effort: number, owner = 'Anita'): Task => ({ worth, effort, owner })

test("Smith's rule: the most worth a day of effort comes first", () => {
  const tasks = [task(9, 3), task(2, 14), task(7, 6), task(3, 8), task(4, 2)]
  expect(inOrder(tasks)).toEqual([0, 4, 2, 3, 1])
})

test('Each owner does one task at a time, as fast as the days of a month allow', () => {
  const tasks = [task(1, 6), task(9, 3), task(5, 4, 'Dev')]
  const spans = spansOf(tasks, 2)
  expect(spans).toEqual([
    { start: 1.5, end: 4.5 },
    { start: 0, end: 1.5 },
    { start: 0, end: 2 },
  ])
  expect(spans.map(monthsOf)).toEqual([
    { from: 2, to: 5 },
    { from: 1, to: 2 },
    { from: 1, to: 2 },
  ])
  expect(worthBy(2, tasks, spans)).toBeCloseTo(14 / 15)
})

test('What does not fit into twelve months is not done', () => {
  const tasks = [task(9, 12), task(1, 13)]
  const spans = spansOf(tasks, 2)
  expect(doneInYear(spans)).toBe(1)
  expect(worthBy(12, tasks, spans)).toBeCloseTo(0.9)
  expect(doneInYear(spansOf([task(1, 24)], 2)), 'the last day counts').toBe(1)
})
