import { expect, test } from 'vitest'
import { type Clash, merge } from './merge-values.ts'

const base = {
  title: 'Kites',
  list: ['one', 'two', 'three'],
  blocks: [
    { block: 'steps', title: 'How' },
    { block: 'list', title: 'What' },
  ],
  content: 'One.\n\nTwo.\n\nThree.\n',
}

test.each([
  ['other fields', { title: 'A' }, { order: 2 }, { title: 'A', order: 2 }],
  ['a field that one removes', { title: undefined }, { order: 2 }, { title: undefined, order: 2 }],
  [
    'other entries of a list',
    { list: ['1', 'two', 'three'] },
    { list: ['one', 'two'] },
    { list: ['1', 'two'] },
  ],
  [
    'entries that both add',
    { list: ['zero', ...base.list] },
    { list: [...base.list, 'four'] },
    { list: ['zero', ...base.list, 'four'] },
  ],
  [
    'fields of one block',
    { blocks: [{ block: 'steps', title: 'Why' }, base.blocks[1]] },
    { blocks: [{ block: 'steps', title: 'How', id: 'a' }, base.blocks[1]] },
    { blocks: [{ block: 'steps', title: 'Why', id: 'a' }, base.blocks[1]] },
  ],
  [
    'lines of a text',
    { content: 'First.\n\nTwo.\n\nThree.\n' },
    { content: 'One.\n\nTwo.\n\nThird.\n' },
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
    { blocks: [{ block: 'steps', title: 'Why' }, base.blocks[1]] },
    { blocks: base.blocks.toReversed() },
    [['blocks']],
  ],
  [
    'an entry at the same place',
    { list: ['zero', ...base.list] },
    { list: ['none', ...base.list] },
    [['list']],
  ],
  [
    'a line of a text',
    { content: base.content.replace('Two', '2') },
    { content: base.content.replace('Two', 'II') },
    [['content']],
  ],
])('Only one change can stay: %s', (_, mine, theirs, conflicts) => {
  const clashes: Clash[] = []
  const value = merge(base, { ...base, ...mine }, { ...base, ...theirs }, clashes)
  const found = clashes.map(({ path }) => path)
  expect({ value, found }).toEqual({ value: { ...base, ...mine }, found: conflicts })
})
