import { expect, test } from 'vitest'
import { labelsOf } from '../../../tests/content-file.ts'
import { type Labels, schema } from './schema.server.ts'

const words = labelsOf<Labels>(import.meta.dirname)
const errorsOf = (changes: object) =>
  schema
    .safeParse({ ...words, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('A sentence that leaves a blank out is refused: visitors could not fill it in', () => {
  expect(errorsOf({})).toBeUndefined()
  const sentence = words.sentence.replace('{loss}', '200')
  expect(errorsOf({ sentence })).toEqual([expect.stringMatching(/^sentence: .*\{loss\}/)])
})

test('A sentence that has a blank twice is refused', () => {
  const condition = { ...words.condition, price: `${words.condition.price} {price}` }
  expect(errorsOf({ condition })).toEqual([expect.stringMatching(/^condition\.price: /)])
})
