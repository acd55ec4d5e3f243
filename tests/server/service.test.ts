import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled } from '../programs.ts'
import { temporaryFolder } from './support/test-database.ts'

const UNIT = readFileSync(join(import.meta.dirname, '../../deploy/kiteline.service'), 'utf8')

/** The highest accepted rating by systemd of what a service may do: from 0 (nothing) to 10. */
const MOST_EXPOSURE = 1.5

const specify = test.runIf(isInstalled('systemd-analyze', '--version'))

specify('systemd accepts the unit, and rates it as well sandboxed', () => {
  const file = join(temporaryFolder(), 'kiteline.service')
  // The paths are those of the owner's machine.
  writeFileSync(
    file,
    UNIT.replace(/^WorkingDirectory=.*/m, '').replace(/^ExecStart=.*/m, 'ExecStart=/bin/true'),
  )
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' })
  const verified = analyze('verify')
  expect([verified.status, verified.stderr]).toEqual([0, ''])
  const rated = analyze('security', '--offline=true', '--no-pager')
  const exposure = /exposure level for \S+: ([\d.]+)/.exec(rated.stdout)?.[1]
  expect(Number(exposure)).toBeLessThanOrEqual(MOST_EXPOSURE)
})
