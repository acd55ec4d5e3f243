import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/server/support/test-database.ts'

/** A component that returns something for some of its sections, as pages do. */
const PAGE = `export function shown(section: 'steps' | 'work' | 'questions', steps?: string) {
  switch (section) {
    case 'steps':
      return steps && steps.trim()
    case 'work':
      return 'Work'
    // more
  }
}`

test.each([
  ['that forgets none compiles', PAGE.replace('// more', "case 'questions': return undefined"), ''],
  ['that forgets one does not', PAGE, 'Not all code paths return a value'],
])('A page of several sections %s', (_, source, error) => {
  const folder = temporaryFolder()
  const settings = { extends: path.resolve('tsconfig.json'), include: ['page.ts'] }
  const compilerOptions = { types: [], rootDirs: [] }
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ ...settings, compilerOptions }),
  )
  writeFileSync(path.join(folder, 'page.ts'), source)
  const { status, stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8' })
  expect([status === 0, stdout]).toEqual([!error, error ? expect.stringContaining(error) : ''])
})
