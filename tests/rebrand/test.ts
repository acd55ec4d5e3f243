/**
 * `npm run test:rebrand`: puts another agency's content into a copy of this folder, builds it,
 * and runs the unit and browser tests there, but for those of the site as it is shipped
 * (`tests/sample/`). Takes as long as `npm test`; closes with `N passed, N failed`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeContent } from './write-content.ts'

const NOT_THEIRS = /^tests\/(?:sample|rebrand|screenshots)\//

const folder = mkdtempSync(path.join(tmpdir(), 'rebrand-'))
try {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0')
  for (const file of files.filter((file) => file && existsSync(file) && !NOT_THEIRS.test(file))) {
    cpSync(file, path.join(folder, file))
  }
  writeContent(path.join(folder, 'content'))

  // What a clean clone holds is tested too, so there has to be something to clone.
  const git = (...typed: string[]) => execFileSync('git', typed, { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com']
  git(...author, 'commit', '--quiet', '--message', 'Another agency')

  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  // The packages are there already: nothing is to be installed into them.
  const env = { ...process.env, npm_config_ignore_scripts: 'true' }
  const typed = ['tools/test.ts', '--suites']
  const { status } = spawnSync(process.execPath, typed, { cwd: folder, env, stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
