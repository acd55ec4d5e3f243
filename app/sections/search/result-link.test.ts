import { expect, test } from 'vitest'
import { resultLink } from './result-link.ts'

test.each([
  [
    'with the word after it, once',
    '<mark>drone</mark> crew, a <mark>drone</mark> crew',
    'drone,-crew',
  ],
  [
    'with and without a full stop that the index may have added',
    '<mark>CRM.</mark> Some sales',
    'CRM,-.%20Some&text=CRM,-Some',
  ],
  ['with the word before it, at the end', 'Aerial <mark>film.</mark>', 'Aerial-,film'],
  ['alone, if it has no neighbour', '<mark>Follow-up</mark>', 'Follow'],
])('A word is marked %s', (_, excerpt, fragment) => {
  expect(resultLink('/about', excerpt)).toBe(`/about#:~:text=${fragment}`)
  expect(resultLink('/about#team', excerpt)).toBe(`/about#team:~:text=${fragment}`)
})

test('Without a matched word the link leads to the page', () => {
  expect(resultLink('/about', 'no mark')).toBe('/about')
})
