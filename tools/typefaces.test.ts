import { expect, test } from 'vitest'
import { brand } from '../tests/content-file.ts'
import { findTypeface, typefaces } from './typefaces.ts'

test('The typefaces of the brand are there', () => {
  for (const name of Object.values(brand.fonts)) {
    expect(typefaces()).toContain(name)
    expect(findTypeface(name, ['standard', 'wght']).upright).toMatch(/\.woff2$/)
  }
})

test('An unknown typeface is named with those that there are, and how to add one', () => {
  expect(() => findTypeface('helvetica', ['wght'])).toThrow(
    `there is no typeface "helvetica"; there are ${typefaces().join(', ')}. Others: npm install`,
  )
})
