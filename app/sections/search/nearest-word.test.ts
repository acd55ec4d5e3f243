import { expect, test } from 'vitest'
import { nearestWord } from './nearest-word.ts'

const WORDS = ['accuracy', 'audit', 'drone', 'invoice', 'optimisation', 'website', 'પતંગ']

test.each([
  ['drone', 'drone'],
  ['dro', 'dro'],
  ['dorne', 'drone'],
  ['wbsite', 'website'],
  ['acuraccy', 'accuracy'],
  ['optimizat', 'optimisation'],
  ['પતગં', 'પતંગ'],
  ['xyzzy', undefined],
  ['adt', 'adt'],
])('%s is taken for %s', (typed, meant) => {
  expect(nearestWord(typed, WORDS)).toBe(meant)
})
