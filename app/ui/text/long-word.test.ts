import { expect, test } from 'vitest'
import { longWord } from './long-word.ts'

test('A name of short words keeps its size; the longest word of another determines it', () => {
  expect(longWord('Smith, Brown & Partners')).toEqual({})
  expect(longWord('The Brandenburger Landvermessung')).toEqual({
    style: { '--longest': 14 },
    'data-long': true,
  })
})
