import { expect, test } from 'vitest'
import { own, withValue } from '../tests/test-content.ts'
import { valuesIn } from './checks/check-input.ts'
import { fieldName } from './content-issue.ts'
import { KINDS, kindOf } from './kinds.ts'
import { checkFields } from './reading/check-fields.ts'
import { readFields } from './reading/read-fields.ts'
import { splitFile } from './reading/split-file.ts'

/** Values that some field refuses, whatever it asks for. */
const WRONG = ['', '!?', 'x'.repeat(300), -1.5, {}]

const PROGRAMMERS =
  /\b(?:invalid|expected|received|pattern|regex|undefined|null|NaN|string|boolean|array|object)\b/i

test('Whatever is wrong with a field, its owner is told in plain words', () => {
  const seen = new Set<string>()
  const messages = new Set<string>()
  for (const [file, text] of Object.entries(own)) {
    const kind = kindOf(file)
    if (!kind) continue
    const { schema } = KINDS[kind.name]
    const { values = {} } = readFields(splitFile(file, text).yaml).fields ?? {}
    for (const [path] of valuesIn(values)) {
      const field = `${kind.name} ${fieldName(path).replace(/\[\d+\]/g, '')}`
      if (path.length === 0 || seen.has(field)) continue
      seen.add(field)
      for (const value of WRONG) {
        const fields = { values: withValue(values, path, value), lineOf: () => 1 }
        for (const { wrong } of checkFields(schema, fields).issues) messages.add(wrong)
      }
    }
  }
  expect([...messages].filter((message) => PROGRAMMERS.test(message))).toEqual([])
})
