import { describe, expect, it } from 'vitest'
import { cutBlogTitle, cutDescription, cutText } from './cut-text.ts'

/** A text of this many characters, as a reader counts them. */
const readersLength = (text: string) => [...new Intl.Segmenter('en').segment(text)].length

const FAMILY = '👩‍👩‍👧‍👦'
const FLAG = '🇮🇳'
/** One visible letter of two code points: “é” as “e” with a combining accent. */
const ACCENTED = 'e\u0301'

describe('a title in the blog list', () => {
  it('of 65 characters stays whole', () => {
    const title = 'x'.repeat(65)
    expect(cutBlogTitle(title)).toBe(title)
  })

  it('of 66 characters is cut to 62 and an ellipsis', () => {
    expect(cutBlogTitle(`${'x'.repeat(62)}abcd`)).toBe(`${'x'.repeat(62)}…`)
  })

  it('may be empty', () => {
    expect(cutBlogTitle('')).toBe('')
  })

  it.each([
    ['letters with a combining accent', ACCENTED],
    ['letters with several combining marks', 'n\u0303\u0323\u0331'],
    ['syllables of Devanagari', 'कि'],
    ['emoji outside the basic plane', '🪁'],
    ['emoji with a skin tone', '👍🏾'],
    ['emoji joined into a family', FAMILY],
    ['flags', FLAG],
  ])('counts %s as one character each', (_, character) => {
    expect(cutBlogTitle(character.repeat(65))).toBe(character.repeat(65))
    expect(cutBlogTitle(character.repeat(66))).toBe(`${character.repeat(62)}…`)
  })

  it.each([
    ['an accent from its letter', ACCENTED],
    ['an emoji into halves', '🪁'],
    ['a family apart', FAMILY],
    ['a flag into letters', FLAG],
  ])('is never cut so that it tears %s', (_, character) => {
    const cut = cutBlogTitle(`${'x'.repeat(61)}${character}${'y'.repeat(10)}`)
    expect(cut).toBe(`${'x'.repeat(61)}${character}…`)
    expect(cut.isWellFormed()).toBe(true)
    expect(cutBlogTitle(`${'x'.repeat(62)}${character}${'y'.repeat(10)}`)).toBe(
      `${'x'.repeat(62)}…`,
    )
  })
})

describe("a card's description", () => {
  it('of 200 characters stays whole', () => {
    const description = 'x'.repeat(200)
    expect(cutDescription(description)).toBe(description)
  })

  it('of 201 characters is cut to 200 and an ellipsis', () => {
    expect(cutDescription(`${'x'.repeat(200)}y`)).toBe(`${'x'.repeat(200)}…`)
  })

  it('counts emoji as one character each', () => {
    expect(cutDescription(FAMILY.repeat(200))).toBe(FAMILY.repeat(200))
    expect(readersLength(cutDescription(FLAG.repeat(300)))).toBe(201)
  })
})

it('is cut to the longest length, or to a shorter one', () => {
  expect(cutText('kite', 3)).toBe('kit…')
  expect(cutText('kite', 3, 1)).toBe('k…')
  expect(cutText('kite', 4, 1)).toBe('kite')
})
