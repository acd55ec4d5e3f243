import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { issuesWith, own } from '../tests/test-content.ts'
import { contrastRatio } from './colours/contrast.ts'

const FILE = 'brand.yaml'
const brand = parse(own[FILE] ?? '')

/** The errors of a brand with these fields. */
const issuesOf = (fields: object) => issuesWith({ [FILE]: stringify({ ...brand, ...fields }) })

describe('Colours', () => {
  const GREEN = {
    ink: '#10281b',
    rani: '#1d7a3e',
    marigold: '#f2c230',
    cobalt: '#0f6b75',
    leaf: '#5a6b00',
    sky: '#eaf5ec',
  }
  const coloursOf = (colours: object) => issuesOf({ colours: { ...GREEN, ...colours } })

  test('that can be read are right', () => {
    expect(coloursOf({})).toEqual([])
  })

  test.each([
    ['text', 'ink', '#8a8a8a', 'white', '#ffffff', 4.5],
    ['an accent with white text on it', 'rani', '#5fc98a', 'white', '#ffffff', 4.5],
    ['a call to action', 'marigold', '#2f5f3f', 'ink', GREEN.ink, 4.5],
    ['the background', 'sky', '#4f7f5f', 'ink', GREEN.ink, 4.5],
  ])(
    'that cannot be read are named, with the nearest shade: %s',
    (_, name, hex, other, on, least) => {
      const [line = '', ...others] = coloursOf({ [name]: hex }).filter((line) =>
        line.includes(`colours.${name}: ${hex} and ${other} (${on})`),
      )
      expect(others).toEqual([])
      expect(line).toMatch(/^content\/brand\.yaml:\d+: /)
      expect(line).toContain(`to 1 and need ${least}; the nearest shade that passes is #`)
      const shade = line.slice(-7)
      expect(contrastRatio(shade, on)).toBeGreaterThanOrEqual(least)
      // The colour as proposed is right, whatever else stands on it.
      expect(
        coloursOf({ [name]: shade }).filter((line) => line.includes(`colours.${name}:`)),
      ).toEqual([])
    },
  )

  test('that are too light for several others are named once, with a shade that suits all', () => {
    const [line = '', ...others] = coloursOf({ ink: '#777777' })
    expect(others).toEqual([])
    for (const other of [GREEN.sky, GREEN.marigold])
      expect(contrastRatio(line.slice(-7), other)).toBeGreaterThanOrEqual(4.5)
  })

  test('are written as six digits', () => {
    expect(coloursOf({ ink: 'navy' })).toEqual([
      expect.stringContaining('colours.ink: must be a colour such as #d90d66, in small letters'),
    ])
  })

  test('are all stated, and no others', () => {
    expect(coloursOf({ ink: undefined, mauve: '#aa88cc' }).join()).toMatch(
      /colours\.ink: is missing.*colours\.mauve: is not a field here/,
    )
  })
})
