import { expect, test } from 'vitest'
import { nameless } from './keep-later-styles.ts'

const LATER =
  '@keyframes turn { to { rotate: 0.5turn } } .button:hover { animation: turn } .solid {}'

test('A class of the later stylesheet that the critical one lacks would have no name', () => {
  expect(nameless(LATER, '.button {}')).toEqual(['solid'])
  expect(nameless(LATER, '.buttons, .solid {}')).toEqual(['button'])
})

test('Classes that both have are fine', () => {
  expect(nameless(LATER, '.button, .solid:not(.outline) {}')).toEqual([])
})
