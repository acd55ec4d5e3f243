import { expect, test } from 'vitest'
import { type Mark, resultLink } from './result-link.ts'

const mark = (word: string, after = '', before = ''): Mark => ({ before, word, after })

test.each([
  ['with the word after it', [mark('Drone', ' service in')], 'text=drone,-service'],
  [
    'with and without a full stop that the index may have added',
    [mark('CRM', '. Some sales')],
    'text=crm,-.%20Some&text=crm,-Some',
  ],
  ['with the punctuation between', [mark('film', ', and a map')], 'text=film,-%2C%20and'],
  ['with the word before it, at the end', [mark('film', '.', 'Aerial ')], 'text=Aerial-,film'],
  ['alone, if it has no neighbour', [mark('Follow-up')], 'text=follow%2Dup'],
  [
    'once, at the match that is followed by text directly',
    [mark('drone', '. We'), mark('Drone', ' film'), mark('film', ' crew', 'drone ')],
    'text=drone,-film&text=film,-crew',
  ],
])('A word is marked %s', (_, marks, fragment) => {
  expect(resultLink('/about', marks)).toBe(`/about#:~:${fragment}`)
  expect(resultLink('/about#team', marks)).toBe(`/about#team:~:${fragment}`)
})

test('Without a matched word the link leads to the page', () => {
  expect(resultLink('/about', [])).toBe('/about')
})
