import { expect, test } from 'vitest'
import { rewritten } from './write-file.ts'

const FILE = `# Our team

name: Asha P. # founder
text: >-
  A long text that is folded below its key, as every text in the content that
  does not fit on the line of its key.
kite: { pattern: disc, pieces: [ primary, white ] }
steps:
  # The first step.
  - title: Visit
    text: One sentence.
  - { title: List, text: 'Two: in quotes.' } # the second
  - title: Handover
    sample: true
tags: [ one, two ]
`
const VALUES = {
  name: 'Asha P.',
  text: 'A long text that is folded below its key, as every text in the content that does not fit on the line of its key.',
  kite: { pattern: 'disc', pieces: ['primary', 'white'] },
  steps: [
    { title: 'Visit', text: 'One sentence.' },
    { title: 'List', text: 'Two: in quotes.' },
    { title: 'Handover', sample: true },
  ],
  tags: ['one', 'two'],
}
const [visit, list, handover] = VALUES.steps

const FORMED = rewritten('file.yaml', FILE)

function difference(values: object) {
  const saved = rewritten('file.yaml', FORMED, { ...values })
  const lines = (one: string, other: string) => {
    const left = other.split('\n')
    return one.split('\n').filter((line) => {
      const at = left.indexOf(line)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }
  return { saved, gone: lines(FORMED, saved), added: lines(saved, FORMED) }
}

test('A changed text changes its line alone, and keeps its comment', () => {
  expect(difference(VALUES).saved, 'nothing is changed').toBe(FORMED)
  const { gone, added } = difference({ ...VALUES, name: 'Kavya N.' })
  expect(gone).toEqual(['name: Asha P. # founder'])
  expect(added).toEqual(['name: Kavya N. # founder'])
})

test('A text that needs quotation marks gets them, and one that gets long stays on its line', () => {
  expect(difference({ ...VALUES, name: 'Asha: founder #1' }).added).toEqual([
    "name: 'Asha: founder #1' # founder",
  ])
  const long = 'word '.repeat(40).trim()
  expect(difference({ ...VALUES, tags: ['one', long] }).saved).toContain('word word')
  const longer = difference({ ...VALUES, steps: [{ ...visit, text: long }, list, handover] })
  expect(longer.saved).toContain(`text: ${long}\n`)
})

test('A moved entry takes its comments, quotation marks and braces along, while others change', () => {
  const { saved, gone, added } = difference({ ...VALUES, steps: [list, handover, visit] })
  expect(added.sort()).toEqual(gone.sort())
  expect(saved).toContain("  - { title: List, text: 'Two: in quotes.' } # the second\n")
  const changed = difference({ ...VALUES, steps: [handover, { ...visit, text: 'New.' }, list] })
  expect(changed.saved).toContain('  - title: Visit\n    text: New.\n')
})

test('A new entry is written like the others, and a removed one takes nothing else along', () => {
  expect(difference({ ...VALUES, tags: ['one', 'more', 'two'] }).added).toEqual([
    'tags: [ one, more, two ]',
  ])
  expect(difference({ ...VALUES, steps: [visit, visit, list, handover] }).added).toHaveLength(1)
  expect(difference({ ...VALUES, steps: [visit, list] }).gone).toEqual([
    '  - title: Handover',
    '    sample: true',
  ])
})

test('A field that is left out disappears, and a new one is added', () => {
  const { name, ...rest } = VALUES
  expect(difference(rest).gone).toEqual(['name: Asha P. # founder'])
  expect(difference({ ...VALUES, role: 'Photography' }).added).toEqual(['role: Photography'])
  const odd = rewritten('file.yaml', 'constructor: Asha\nname: Asha\n', { name: 'Asha' })
  expect(odd).toBe('name: Asha\n')
})
