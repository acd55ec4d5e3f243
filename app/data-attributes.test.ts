import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const APP = import.meta.dirname
const read = (file: string) => readFileSync(path.join(APP, file), 'utf8')
const attributesIn = (text: string) => text.match(/\bdata-[a-z-]+/g) ?? []

test('Styles select attributes of data-attributes.ts, or those that a component in their folder sets', () => {
  const shared = attributesIn(read('data-attributes.ts'))
  const unknown = globSync('**/*.css', { cwd: APP }).flatMap((sheet) => {
    const beside = globSync(`${path.dirname(sheet)}/*.{ts,tsx}`, { cwd: APP })
      .map(read)
      .join()
    const known = new Set([...shared, ...attributesIn(beside)])
    const named = attributesIn(read(sheet)).filter((name) => !known.has(name))
    return named.map((name) => `${sheet}: ${name}`)
  })
  expect(unknown).toEqual([])
})
