import { expect, test } from 'vitest'
import { choice, decimal, flag, integer, list, record } from './codecs.ts'

test.each(['', '7', '-1', '1e0', 'NaN', '.5'])('%j is no number from 0.25 to 6', (text) => {
  expect(integer(1, 6, 3).read(text)).toBeUndefined()
  expect(decimal(0.25, 6).read(text)).toBeUndefined()
})

test('A whole number has no fraction, a decimal may have one, and a flag is either', () => {
  expect(['2', '2.5'].map(integer(1, 6, 3).read)).toEqual([2, undefined])
  expect(['2', '2.5'].map(decimal(0.25, 6).read)).toEqual([2, 2.5])
  expect(['1', ''].map(flag().read)).toEqual([true, false])
})

test('A choice is one of its values, and by default the first', () => {
  expect(choice(['above', 'below']).first).toBe('above')
  expect(choice(['above', 'below'], 'below').read('above')).toBe('above')
  expect(choice(['above', 'below']).read('__proto__')).toBeUndefined()
})

test('A list is written and read with its separator, and has as many entries as at first', () => {
  const { read, write } = list(integer(1, 31), [1, 2, 4])
  expect(read(write([31, 1, 4]))).toEqual([31, 1, 4])
  for (const text of ['1,31', '1,32,4', '0,1,2', '1,2,x', '1,,2', '1.5,2,3', ''])
    expect(read(text), text).toBeUndefined()
})

test('A record is read only if each of its values can be', () => {
  const { read, write } = record('.', { effort: integer(1, 20), worth: integer(1, 10) })
  expect(read(write({ effort: 12, worth: 7 }))).toEqual({ effort: 12, worth: 7 })
  for (const text of ['', '12', '12.11', '0.9', '12.7.1', 'x.7', '12.'])
    expect(read(text), text).toBeUndefined()
})
