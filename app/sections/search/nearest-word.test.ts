import { expect, test } from 'vitest'
import { distance, nearestWord } from './nearest-word.ts'

const WORDS = ['accuracy', 'audit', 'drone', 'invoice', 'optimisation', 'website', 'પતંગ']

test.each([
  ['kite', 'kite', 0],
  ['kit', 'kite', 1],
  ['ktie', 'kite', 1],
  ['kitten', 'sitting', 3],
  ['', 'kite', 4],
])('From %s to %s it is %d', (one, other, far) => {
  expect(distance(one, other)).toBe(far)
})

test.each([
  ['drone', 'drone'],
  ['Dro', 'dro'],
  ['dorne', 'drone'],
  ['wbsite', 'website'],
  ['acuraccy', 'accuracy'],
  ['optimizat', 'optimisation'],
  ['પતગં', 'પતંગ'],
  ['xyzzy', undefined],
  ['adt', undefined],
])('%s is taken for %s', (typed, meant) => {
  expect(nearestWord(typed, WORDS)).toBe(meant)
})
