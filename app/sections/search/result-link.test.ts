import { expect, test } from 'vitest'
import { resultLink } from './result-link.ts'

test.each([
  ['/about', ['Drone'], '/about#:~:text=drone'],
  ['/about#team', ['drone', 'Drone', 'film'], '/about#team:~:text=drone&text=film'],
  ['/about', ['follow-up'], '/about#:~:text=follow%2Dup'],
  ['/about', [], '/about'],
])('%s with %j leads to %s', (url, words, link) => {
  expect(resultLink(url, words)).toBe(link)
})
