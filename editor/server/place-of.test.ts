import { expect, test } from 'vitest'
import { issueInWords } from './place-of.ts'

const file = 'articles/on-kites.md'
const issue = { file, field: 'notes[1].beside' }
const files = [{ file, group: 'Blog', label: 'On kites', page: '/blog/on-kites' }]

test('An error is a sentence at its field', () => {
  expect(issueInWords(files, { ...issue, wrong: 'is missing' })).toEqual({
    file,
    label: 'Blog › On kites',
    path: ['notes', 1, 'beside'],
    where: 'Notes in the margin › 2 › Beside the heading',
    message: 'This is missing.',
  })
  const wrong = { ...issue, wrong: 'no "grey"', allowed: ['ink', 'primary'] }
  expect(issueInWords(files, wrong).message).toBe('There is no "grey". Possible: ink, primary.')
})

test('An error in the text of an article names the line of the text', () => {
  const inText = {
    ...issue,
    field: 'link',
    text: { path: ['content'], line: 4 },
    wrong: 'no page "/x"',
  }
  expect(issueInWords(files, inText)).toMatchObject({
    path: ['content'],
    message: 'Line 4 of the text: no page "/x".',
  })
})
