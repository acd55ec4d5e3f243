/**
 * `npm run test:rebrand`: replaces the content in a copy of this folder with another agency's, builds it,
 * runs the unit and browser tests of `npm test` there, except those of the documents and of the sample
 * (`tests/sample/`, and files called `sample.*`), and searches what was built for traces of the first agency.
 * Ends with the traces and `N passed, N failed`. `npm run test:rebrand -- --all` runs the long tests too.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readOptions } from '../../tools/read-options.ts'
import { findTraces } from './find-traces.ts'
import { writeContent } from './write-content.ts'

const NOT_THEIRS = /^tests\/(?:sample|rebrand|screenshots)\/|\/sample\.[^/]+$|\/docs\.test\.ts$/

const { all } = readOptions('npm run test:rebrand -- [--all]', {
  options: { all: { type: 'boolean' } },
}).values
const folder = mkdtempSync(path.join(tmpdir(), 'rebrand-'))
try {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0')
  for (const file of files.filter((file) => file && existsSync(file) && !NOT_THEIRS.test(file)))
    cpSync(file, path.join(folder, file))
  writeContent(path.join(folder, 'content'))
  // Some tests run programs as an unprivileged user, who must be able to read the folder.
  chmodSync(folder, 0o755)

  // The tests also clone the folder, so it must be a repository with a commit.
  const git = (...typed: string[]) => execFileSync('git', typed, { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com']
  git(...author, 'commit', '--quiet', '--message', 'Another agency')

  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  // Use the installed packages.
  const env = { ...process.env, npm_config_ignore_scripts: 'true' }
  const typed = ['tools/test/test.ts', '--suites', ...(all ? ['--all'] : [])]
  const { status } = spawnSync(process.execPath, typed, { cwd: folder, env, stdio: 'inherit' })
  const traces = findTraces(folder, 'content')
  for (const trace of traces) console.log(`A trace of the first agency: ${trace}`)
  process.exitCode = traces.length > 0 ? 1 : (status ?? 1)
} finally {
  rmSync(folder, { recursive: true })
}
