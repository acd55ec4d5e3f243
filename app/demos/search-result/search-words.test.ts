import { expect, test } from 'vitest'
import { breadcrumbOf, missingWords, withQueryMarked } from './search-words.ts'

test('Words of the query that the title lacks are found, however they are written', () => {
  expect(missingWords('Pump repair, pump REWINDING', 'Repair of every pump')).toEqual(['rewinding'])
  expect(missingWords('પંપ રિપેર', 'પંપ સેવા')).toEqual(['રિપેર'])
})

test('Words of the query are marked in a text, which stays as it is', () => {
  const parts = withQueryMarked('We repair pumps; call for repair.', 'repair')
  expect(parts.map(({ part }) => part).join('')).toBe('We repair pumps; call for repair.')
  expect(parts.filter(({ asked }) => asked)).toHaveLength(2)
})

test.each([
  [
    'sujani.example/repairs/borewell-pumps?x=1',
    'https://sujani.example › repairs › borewell-pumps',
  ],
  ['https://sujani.example', 'https://sujani.example'],
  ['sujani.example/100%25/%E0%A4%A', 'https://sujani.example › 100% › %E0%A4%A'],
  ['', undefined],
  ['sujani', undefined],
  ['two words.example', undefined],
])('The address %j reads %j', (address, shown) => {
  expect(breadcrumbOf(address)).toBe(shown)
})
