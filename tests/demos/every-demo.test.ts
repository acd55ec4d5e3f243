import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DEMOS } from '../../schemas/demos/demos.ts'

test.each(Object.keys(DEMOS))('%s has browser tests, one of them with a finger', (demo) => {
  const file = path.join(import.meta.dirname, `${demo}.e2e.ts`)
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(`usedByFinger('${demo}'`)
})
