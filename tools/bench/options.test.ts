import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const read = (...args: string[]) => readOptions(args, ['/', '/about', '/404'], ['/', '/about'])

test('Without options everything is measured, three times, on the default pages', () => {
  const { runs, pages, desktop, wants } = read()
  expect({ runs, pages, desktop }).toEqual({ runs: 3, pages: ['/', '/about'], desktop: false })
  expect(wants('navigation')).toBe(true)
  expect(wants('messages')).toBe(true)
})

test('Options select what is measured, where and how often', () => {
  const { runs, pages, wants } = read('--only', 'pages', '--pages', '/,/404', '--runs', '5')
  expect({ runs, pages }).toEqual({ runs: 5, pages: ['/', '/404'] })
  expect(wants('pages')).toBe(true)
  expect(wants('navigation')).toBe(false)
})

for (const [what, args, complaint] of [
  ['An unknown option', ['--fast'], /'--fast'.*allowed are --runs 3, .*--desktop, --only PART$/],
  ['A word without an option', ['pages'], /'pages'.*allowed are --runs 3/],
  ['An unknown part', ['--only', 'speed'], /^--only speed: allowed are pages, first-view, /],
  ['An unknown page', ['--pages', '/,/abuot'], /^--pages \/abuot: allowed are \/, \/about, \/404$/],
  ['No number', ['--runs', 'many'], /^--runs many: a whole number from 1 on is allowed$/],
  ['Half a run', ['--runs', '1.5'], /^--runs 1.5: a whole number from 1 on is allowed$/],
] as const) {
  test(`${what} is an error that names what is allowed`, () => {
    expect(() => read(...args)).toThrow(complaint)
  })
}
