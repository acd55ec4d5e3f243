import { expect, test } from 'vitest'
import { nearestWord } from './nearest-word.ts'

const WORDS = [
  'accuracy',
  'audit',
  'callers',
  'drone',
  'house',
  'installed',
  'invoice',
  'optimisation',
  'policy',
  'serves',
  'services',
  'shopping',
  'website',
  '149',
  'પતંગ',
]

test.each([
  ['drone', 'drone'],
  ['dro', 'dro'],
  ['dorne', 'drone'],
  ['servies', 'services'],
  ['wbsite', 'website'],
  ['acuraccy', 'accuracy'],
  ['optimization', 'optimisation'],
  ['optimizat', 'optimisation'],
  ['installing', 'installed'],
  ['otpimisa', 'optimisation'],
  ['પતગં', 'પતંગ'],
])('%s is taken for %s', (typed, meant) => {
  expect(nearestWord(typed, WORDS)).toBe(meant)
})

test.each([
  'careers',
  'horse',
  'police',
  'shipping',
  'mouse',
  'xyzzy',
  'adt',
  'drne',
  '1490',
  'w'.repeat(1000),
])('%s is none of the words', (typed) => {
  expect(nearestWord(typed, WORDS)).toBeUndefined()
})
