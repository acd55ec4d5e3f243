import { expect, test } from 'vitest'
import { choice, decimal, flag, integer, list, record } from './codecs.ts'

test.each(['', '7', '-1', '1e0', 'NaN', '.5'])('%j is no number from 0.25 to 6', (text) => {
  expect(integer(1, 6, 3).read(text, 'en')).toBeUndefined()
  expect(decimal(0.25, 6).read(text, 'en')).toBeUndefined()
})

test('A whole number has no fraction, a decimal may have one, and a flag is either', () => {
  expect(['2', '2.5'].map((text) => integer(1, 6, 3).read(text, 'en'))).toEqual([2, undefined])
  expect(['2', '2.5'].map((text) => decimal(0.25, 6).read(text, 'en'))).toEqual([2, 2.5])
  expect(['1', ''].map((text) => flag().read(text, 'en'))).toEqual([true, false])
})

test('A choice is one of its values, and by default the first', () => {
  expect(choice(['above', 'below']).first).toBe('above')
  expect(choice(['above', 'below'], 'below').read('above', 'en')).toBe('above')
  expect(choice(['above', 'below']).read('__proto__', 'en')).toBeUndefined()
})

test('A list is written and read with its separator, and has as many entries as at first', () => {
  const { read, write } = list(integer(1, 31), [1, 2, 4])
  expect(read(write([31, 1, 4], 'en'), 'en')).toEqual([31, 1, 4])
  for (const text of ['1,31', '1,32,4', '0,1,2', '1,2,x', '1,,2', '1.5,2,3', ''])
    expect(read(text, 'en'), text).toBeUndefined()
})

test('A record is read only if each of its values can be', () => {
  const place = record('.', { effort: integer(1, 20), worth: integer(1, 10) })
  expect(place.read(place.write({ effort: 12, worth: 7 }, 'en'), 'en')).toEqual({
    effort: 12,
    worth: 7,
  })
  for (const text of ['', '12', '12.11', '0.9', '12.7.1', 'x.7', '12.'])
    expect(place.read(text, 'en'), text).toBeUndefined()
})
