/**
 * `npm test`: format, lint, types, unit, build, browser tests. Goes on after a failure, so that one
 * run shows all of them; closes with `N passed, N failed`, each check counting as one test.
 * `npm test -- --suites` leaves out what is said of the sources and not of the site.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureChromium } from './ensure-chromium.ts'
import { run } from './run.ts'

const { suites } = parseArgs({ options: { suites: { type: 'boolean' } } }).values

let passed = 0
let failed = 0
const results: string[] = []

function note(name: string, good: number, bad: number): void {
  passed += good
  failed += bad
  results.push(
    `${bad === 0 ? '✓' : '✗'} ${name}${good + bad > 1 ? `: ${good} passed, ${bad} failed` : ''}`,
  )
}

async function check(name: string, command: string, args: string[]): Promise<boolean> {
  console.log(`\n— ${name}`)
  const code = await run(command, args)
  note(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1)
  return code === 0
}

/** Runs a test runner that writes its counts into a JSON file. */
async function suite(
  name: string,
  command: string,
  args: string[],
  file: string,
  count: (report: never) => [number, number],
) {
  console.log(`\n— ${name}`)
  rmSync(file, { force: true })
  const code = await run(command, args)
  if (!existsSync(file)) return note(name, 0, 1)
  const [good, bad] = count(JSON.parse(readFileSync(file, 'utf8')) as never)
  note(name, good, code !== 0 && bad === 0 ? 1 : bad)
}

if (!suites) await check('Format and lint', 'biome', ['ci', '--error-on-warnings', '.'])
await check('Content', 'node', ['tools/check-content.ts'])
if (!suites) {
  await check('Route types', 'react-router', ['typegen'])
  // Each checker works out the types of the graphs anew: as many as there are processors in the smallest machine.
  await check('Types', 'tsc', ['--noEmit', '--checkers', '2'])
  await check('Nothing unused', 'knip', [])
}
await ensureChromium()
await suite(
  'Unit, server and development tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
  'test-results/unit.json',
  ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => [
    numPassedTests,
    numFailedTests,
  ],
)
if (await check('Build', 'npm', ['run', '--silent', 'build'])) {
  await suite(
    'Browser tests',
    'playwright',
    ['test'],
    'test-results/browser.json',
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => [
      stats.expected + stats.flaky,
      stats.unexpected,
    ],
  )
}

console.log(`\n${results.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
