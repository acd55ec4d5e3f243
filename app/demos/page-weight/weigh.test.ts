import { expect, test } from 'vitest'
import { secondsFor, weigh } from './weigh.ts'

const file = (name: string, encodedBodySize: number, entryType = 'resource') => ({
  name: `https://kiteline.example${name}`,
  entryType,
  encodedBodySize,
})

test('Every file is weighed once, with those of its kind', () => {
  const files = [
    file('/services/website-development', 10_000, 'navigation'),
    file('/assets/sections.css', 8000),
    file('/assets/a.css?v=2', 500),
    file('/assets/entry.js', 3000),
    file('/assets/anek.woff2', 28_000),
    file('/icon.svg', 600),
    file('/contact/form.json', 900),
  ]
  expect(weigh(files)).toEqual({
    page: 10_000,
    styles: 8500,
    scripts: 3000,
    fonts: 28_000,
    pictures: 600,
    other: 900,
  })
})

test('A megabyte of 8 million bits takes five seconds at 1.6 Mbit/s', () => {
  expect(secondsFor(1_000_000, 1.6)).toBe(5)
})
