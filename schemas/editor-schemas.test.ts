import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { issueLine } from './content-issue.ts'
import { editorSchemas } from './editor-schemas.ts'

test('An editor schema contains the fields and their allowed values', () => {
  const [team] = editorSchemas().filter(({ files }) => files === 'content/team/*.yaml')
  expect(team?.schema).toMatchObject({
    additionalProperties: false,
    required: ['order', 'name', 'role', 'fact', 'kite'],
    properties: {
      github: { type: 'string' },
      kite: { properties: { tail: { enum: expect.arrayContaining(['ink', 'rani']) } } },
    },
  })
})

test("The editor's task parses the lines of the check", () => {
  const [task] = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')).tasks
  const { regexp, file, line, message } = task.problemMatcher.pattern
  const parts = new RegExp(regexp).exec(
    issueLine({ file: 'team/asha.yaml', line: 12, field: 'photo', wrong: 'is missing' }),
  )
  expect([parts?.[file], parts?.[line], parts?.[message]]).toEqual([
    'content/team/asha.yaml',
    '12',
    'photo: is missing',
  ])
})
