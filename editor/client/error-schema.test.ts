import { expect, test } from 'vitest'
import { labelOf } from './enquiries/words.ts'
import { errorSchema } from './error-schema.ts'

test.each(['constructor', 'toString', 'hasOwnProperty'])(
  'A field named %s, as what every object has, is a field like any other',
  (name) => {
    expect(errorSchema([{ file: 'team.yaml', path: [name], message: 'This is unknown.' }])).toEqual(
      {
        [name]: { __errors: ['This is unknown.'] },
      },
    )
    expect(Object.keys(Object)).toEqual([])
    expect(labelOf(name)).toBe(name)
  },
)
