import { expect, test } from 'vitest'
import { type Clash, merge } from './merge-values.ts'

const steps = { block: 'steps', title: 'How' }
const list = { block: 'list', title: 'What' }
const base = {
  title: 'Kites',
  list: ['1', '2', '3'],
  blocks: [steps, list],
  content: 'One.\n\nTwo.\n\nThree.\n',
}
const content = (of: string, by: string) => ({ content: base.content.replace(of, by) })

test.each([
  ['other fields', { title: 'A' }, { order: 2 }, { title: 'A', order: 2 }],
  ['a field that one removes', { title: undefined }, { order: 2 }, { title: undefined, order: 2 }],
  ['entries of a list', { list: ['i', '2', '3'] }, { list: ['1', '2'] }, { list: ['i', '2'] }],
  [
    'entries that both add',
    { list: ['0', '1', '2', '3'] },
    { list: ['1', '2', '3', '4'] },
    { list: ['0', '1', '2', '3', '4'] },
  ],
  [
    'fields of one block',
    { blocks: [{ ...steps, title: 'Why' }, list] },
    { blocks: [{ ...steps, id: 'a' }, list] },
    { blocks: [{ ...steps, title: 'Why', id: 'a' }, list] },
  ],
  [
    'lines of a text',
    content('One', 'First'),
    content('Three', 'Third'),
    { content: 'First.\n\nTwo.\n\nThird.\n' },
  ],
])('Both changes stay: %s', (_, mine, theirs, both) => {
  const expected = { value: JSON.parse(JSON.stringify({ ...base, ...both })), conflicts: [] }
  for (const [one, other] of [
    [mine, theirs],
    [theirs, mine],
  ]) {
    const conflicts: Clash[] = []
    const value = merge(base, { ...base, ...one }, { ...base, ...other }, conflicts)
    expect({ value: JSON.parse(JSON.stringify(value)), conflicts }).toEqual(expected)
  }
})

test.each([
  ['a field', { title: 'A' }, { title: 'B' }, [['title']]],
  ['a field that one removes', { title: 'A' }, { title: undefined }, [['title']]],
  [
    'a block that the other moves',
    { blocks: [{ ...steps, title: 'Why' }, list] },
    { blocks: [list, steps] },
    [['blocks']],
  ],
  ['one entry', { list: ['0', '1', '2', '3'] }, { list: ['-', '1', '2', '3'] }, [['list']]],
  ['a line of a text', content('Two', '2'), content('Two', 'II'), [['content']]],
])('Only one change can stay: %s', (_, mine, theirs, conflicts) => {
  const clashes: Clash[] = []
  const value = merge(base, { ...base, ...mine }, { ...base, ...theirs }, clashes)
  const found = clashes.map(({ path }) => path)
  expect({ value, found }).toEqual({ value: { ...base, ...mine }, found: conflicts })
})
