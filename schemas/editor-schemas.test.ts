import { expect, test } from 'vitest'
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
