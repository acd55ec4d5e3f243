import { expect, test } from 'vitest'
import { findText } from './find-text.ts'

const FILES = [
  {
    file: 'open.yaml',
    values: { title: 'Services', steps: [{ text: 'We **lift** pumps, and more.' }] },
  },
  {
    file: 'labels.yaml',
    values: { title: 'Services', reading: '{minutes} min to read', hours: '{days} to {closes}' },
  },
]

test.each([
  ['a text', ['Services'], { file: 'open.yaml', path: ['title'] }],
  [
    'a bold word in a text',
    ['lift', 'We lift pumps, and more.'],
    { file: 'open.yaml', path: ['steps', 0, 'text'] },
  ],
  ['a text with a number filled in', ['5 min to read'], { file: 'labels.yaml', path: ['reading'] }],
  ['a part of a text', ['lift pumps, and'], { file: 'open.yaml', path: ['steps', 0, 'text'] }],
  ['a text of no file', ['Monday to Friday'], undefined],
])('%s leads to its field', (_, texts, field) => {
  expect(findText(texts, FILES)).toEqual(field)
})
