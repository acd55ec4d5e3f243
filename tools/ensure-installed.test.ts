import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/server/support/test-database.ts'

type Packages = Record<string, { integrity: string; optional?: boolean }>

const ONE = { 'node_modules/one': { integrity: 'sha512-1' } }
const TWO = { ...ONE, 'node_modules/two': { integrity: 'sha512-2' } }
const NEWER = { 'node_modules/one': { integrity: 'sha512-3' } }
const FOR_ANOTHER_SYSTEM = { 'node_modules/two': { integrity: 'sha512-2', optional: true } }
const PICTURE = 'node_modules/.cache/picture'

/** An npm that installs as `npm ci` does: it empties the folder first, and fails where a file says so. */
const NPM = `#!/bin/sh
echo "$@" > typed
rm -rf node_modules && mkdir node_modules && [ ! -f fails ] && cp package-lock.json node_modules/.package-lock.json`

/** A project with these packages installed, or none, and those of the lockfile. */
function project(installed: Packages | undefined, locked: Packages) {
  const folder = temporaryFolder()
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const lock = (packages: Packages) => JSON.stringify({ packages: { '': {}, ...packages } })
  write('package.json', '{"allowScripts":{}}')
  write('package-lock.json', lock(locked))
  if (installed) write('node_modules/.package-lock.json', lock(installed).replace('"":{},', ''))
  write(PICTURE, '')
  write('bin/npm', NPM)
  fs.chmodSync(path.join(folder, 'bin/npm'), 0o755)
  fs.cpSync('tools', path.join(folder, 'tools'), { recursive: true })
  return {
    typed: () => fs.readFileSync(path.join(folder, 'typed'), 'utf8'),
    has: (name: string) => fs.existsSync(path.join(folder, name)),
    write,
    remove: (name: string) => fs.rmSync(path.join(folder, name)),
    touch: (name: string, date: number) => fs.utimesSync(path.join(folder, name), date, date),
    ensure(...program: string[]) {
      const PATH = `${path.join(folder, 'bin')}:${process.env.PATH}`
      const args = ['tools/ensure-installed.mjs', ...program]
      const env = { ...process.env, PATH }
      return spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
    },
  }
}

test.each<[string, Packages | undefined, Packages, boolean]>([
  ['are those of the lockfile', TWO, TWO, false],
  ['lack those for other systems', ONE, { ...ONE, ...FOR_ANOTHER_SYSTEM }, false],
  ['are missing', undefined, ONE, true],
  ['are of another version', NEWER, ONE, true],
  ['lack a new one', ONE, TWO, true],
  ['include one that was removed', TWO, ONE, true],
])('Packages that %s are left or installed', (_, installed, locked, installs) => {
  for (const date of [1_000_000_000, 2_000_000_000]) {
    const { ensure, touch, has, typed } = project(installed, locked)
    touch('package-lock.json', date)
    const { status, stdout } = ensure()
    expect([status, stdout.includes('Installing packages')]).toEqual([0, installs])
    const asInstalled = /^ci .*--min-release-age=0 .*--ignore-scripts/
    if (installs) expect(typed(), 'whatever its age, without scripts').toMatch(asInstalled)
    expect(has(PICTURE)).toBe(true)
    expect(ensure().stdout).toBe('')
  }
})

test('Encoded pictures stay through installations, also after one that fails', () => {
  const { ensure, write, remove, has } = project(NEWER, ONE)
  write('fails', '')
  expect(ensure().status).toBe(1)
  remove('fails')
  expect(ensure().status).toBe(0)
  expect(has(PICTURE)).toBe(true)
})
