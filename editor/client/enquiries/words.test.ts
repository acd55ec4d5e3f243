import { expect, test } from 'vitest'
import { labelOf } from './words.ts'

test('A detail named as what every object has is one like any other', () => {
  expect(labelOf('constructor')).toBe('constructor')
})
