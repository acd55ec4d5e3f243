import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { own, readWith } from '../tests/test-content.ts'
import { issueLine } from './content-issue.ts'

const issuesIn = (file: string, fields: object) =>
  readWith({ [file]: stringify(fields) })
    .issues.filter((issue) => issue.file === file)
    .map(issueLine)

const home = parse(own['home.yaml'] ?? '')
const blocks: { block: string; of?: string }[] = home.blocks
const all: [string, (block: (typeof blocks)[number]) => boolean][] = [
  ['tryIt', ({ block }) => block === 'demo-links'],
  ['services', ({ block, of }) => block === 'offers' && of !== 'products'],
  ['products', ({ block, of }) => block === 'offers' && of === 'products'],
  ['work', ({ block }) => block === 'tiles'],
  ['blog', ({ block }) => block === 'posts'],
  ['testimonials', ({ block }) => block === 'testimonials'],
  ['contact', ({ block }) => block === 'contact-form'],
]

const moved = all.filter(([, isIt]) => blocks.some(isIt))
test.each(moved)('%s of home.yaml is told its block, in which it has no error', (name, isIt) => {
  const { block, of, ...former } = blocks.find(isIt) ?? { block: '' }
  const others = blocks.filter((one) => !isIt(one))
  const [told = '', ...more] = issuesIn('home.yaml', { ...home, blocks: others, [name]: former })
  expect(more).toEqual([])
  const [, ...written] = /"- (block: [\w-]+)"(?: and "(of: \w+)")?$/.exec(told) ?? []
  const inBlock = { ...parse(written.join('\n')), ...former }
  expect(inBlock.block).toBe(block)
  expect(issuesIn('home.yaml', { ...home, blocks: [...others, inBlock] })).toEqual([])
})

test('A field and a value that have another name are told it', () => {
  const brand = parse(own['brand.yaml'] ?? '')
  const { primary: rani, ...colours } = brand.colours
  const kite = { ...brand.kite, paper: 'rani' }
  expect(issuesIn('brand.yaml', { ...brand, colours: { ...colours, rani }, kite })).toEqual([
    expect.stringContaining('colours.primary: is missing'),
    expect.stringMatching(/: colours\.rani: is called "primary" now$/),
    expect.stringContaining('kite.paper: no "rani", which is called "primary" now; there are'),
  ])
})
