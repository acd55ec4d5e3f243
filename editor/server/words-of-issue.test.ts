import { expect, test } from 'vitest'
import { wordsOf } from './words-of-issue.ts'

const issue = { file: 'articles/on-kites.md', line: 3, field: 'notes[1].beside' }

test('An error is a sentence at its field', () => {
  expect(wordsOf({ ...issue, wrong: 'is missing' }, 8)).toEqual({
    file: issue.file,
    path: ['notes', 1, 'beside'],
    message: 'This is missing.',
  })
  expect(wordsOf({ ...issue, wrong: 'no "grey"', allowed: ['ink', 'rani'] }, 8).message).toBe(
    'There is no "grey". Possible: ink, rani.',
  )
})

test('An error in the text of an article names the line of the text', () => {
  const { path, message } = wordsOf({ ...issue, line: 12, field: 'link', wrong: 'no page "/x"' }, 8)
  expect(path).toEqual(['content'])
  expect(message).toBe('Line 4 of the text: no page "/x".')
})
