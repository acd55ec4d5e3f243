import { expect, test } from 'vitest'
import { choice, each, flag, integer, number, phrase } from './codecs.ts'

const QUANTITY = { label: 'Price', low: 1, high: 5000, step: 1, first: 2000.5 }

test('A number is written and read as its language writes it, within its range', () => {
  const { write, read, first } = number(QUANTITY)
  expect(write(first, 'de-DE')).toBe('2000,5')
  expect(read('2.000,5', 'de-DE')).toBe(2000.5)
  expect(read('5001', 'de-DE')).toBeUndefined()
  expect(read('many', 'de-DE')).toBeUndefined()
})

test.each(['', '0', '7', '2.5', '-1', '1e0', 'NaN'])(
  '%j is no whole number from 1 to 6',
  (text) => {
    expect(integer(1, 6, 3).read(text, 'en')).toBeUndefined()
  },
)

test.each([true, false])('A flag that is %s is read as it was written', (value) => {
  const { write, read } = flag()
  expect(read(write(value, 'en'), 'en')).toBe(value)
})

test('A choice is one of its values, and the first of them unless told otherwise', () => {
  expect(choice(['above', 'below']).first).toBe('above')
  expect(choice(['above', 'below'], 'below').read('above', 'en')).toBe('above')
  expect(choice(['above', 'below']).read('__proto__', 'en')).toBeUndefined()
})

test('An empty phrase stands for the first words, and a long one is cut', () => {
  const { read } = phrase('Sabar Motors', 5)
  expect(['  ', 'Sujani Pumps'].map((text) => read(text, 'en'))).toEqual(['Sabar Motors', 'Sujan'])
})

test('Entries of a list are counted from 1', () => {
  expect(each('e', ['a', 'b'])).toEqual({ e1: 'a', e2: 'b' })
})
