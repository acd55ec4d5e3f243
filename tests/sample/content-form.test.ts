import { expect, test } from 'vitest'
import { rewritten } from '../../tools/content-form.ts'
import { own } from '../test-content.ts'

const files = Object.entries(own).filter(([file]) => !file.startsWith('pictures/'))

test('Every content file has the form that a save writes: one without a change changes no byte', () => {
  const formed = Object.fromEntries(files.map(([file, text]) => [file, rewritten(file, text)]))
  expect(formed).toEqual(Object.fromEntries(files))
})
