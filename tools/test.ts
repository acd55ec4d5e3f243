/**
 * `npm test`: format, lint, types, build, unit and browser tests, except the long ones (`*.long.test.ts`,
 * `*.long.e2e.ts`), which `npm run test:long` runs alone. Continues after a failure, so that one run shows
 * all of them; ends with `N passed, N failed`, where each check counts as one test.
 * `npm test -- --suites` runs all tests, the long ones included, without the checks of the sources;
 * `npm run test:browsers` those in Firefox and WebKit.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium, ensureEngines } from './ensure-browsers.ts'
import { readOptions } from './read-options.ts'
import { run } from './run.ts'

const FLAG = { type: 'boolean' } as const
const { suites, long, engines } = readOptions('npm test -- [--suites | --long | --engines]', {
  options: { suites: FLAG, long: FLAG, engines: FLAG },
}).values
const checksSources = !suites && !long

/**
 * Which files the runners take: the long ones alone, all, or all but the long ones. Long ones start an editor,
 * a development server or a build, each of which uses both processors of a small machine.
 */
const unitFiles = long
  ? ['.long.test.ts', '--maxWorkers=1']
  : suites
    ? []
    : ['--exclude=**/*.long.test.ts']
const browserFiles = long ? ['\\.long\\.e2e'] : suites ? [] : ['^(?!.*\\.long\\.e2e)']

let passed = 0
let failed = 0
const results: string[] = []

function note(name: string, good: number, bad: number, failures: string[] = []): void {
  passed += good
  failed += bad
  results.push(
    `${bad === 0 ? '✓' : '✗'} ${name}${good + bad > 1 ? `: ${good} passed, ${bad} failed` : ''}`,
    ...failures.map((failure) => `    ${failure}`),
  )
}

async function check(name: string, command: string, args: string[]): Promise<boolean> {
  console.log(`\n— ${name}`)
  const code = await run(command, args)
  note(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1)
  return code === 0
}

/** Runs a test runner that writes a JSON report, from which `read` takes the numbers. */
async function suite(
  name: string,
  command: string,
  args: string[],
  file: string,
  read: (report: never) => { good: number; bad: number; failures?: string[] },
) {
  console.log(`\n— ${name}`)
  rmSync(file, { force: true })
  const code = await run(command, args)
  if (!existsSync(file)) return note(name, 0, 1)
  const { good, bad, failures } = read(JSON.parse(readFileSync(file, 'utf8')) as never)
  note(name, good, code !== 0 && bad === 0 ? 1 : bad, failures)
}

type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const unitTests = (name: string, ...args: string[]) =>
  suite(
    name,
    'vitest',
    [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    'test-results/unit.json',
    ({ numPassedTests, numFailedTests, testResults }: UnitReport) => ({
      good: numPassedTests,
      bad: numFailedTests,
      // Named at the end: the browser tests that follow print hundreds of lines.
      failures: testResults
        .flatMap((file) => file.assertionResults)
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`),
    }),
  )

const build = () => check('Build', 'npm', ['run', '--silent', 'build'])

async function testEngines() {
  await ensureEngines()
  if (await build())
    await unitTests('Firefox and WebKit', '--config=tests/browsers/vitest.config.ts')
}

async function testAll() {
  if (checksSources) await check('Format and lint', 'biome', ['ci', '--error-on-warnings', '.'])
  await check('Content', 'node', ['tools/check-content.ts'])
  if (checksSources) {
    await check('Route types', 'react-router', ['typegen'])
    // Each checker computes the large types again: use as many as the smallest machine has processors.
    await check('Types', 'tsc', ['--noEmit', '--checkers', '2'])
    await check('Nothing unused', 'knip', [])
  }
  await ensureChromium()
  // Before the unit tests, some of which use the built site and the encoded pictures.
  const isBuilt = await build()
  await unitTests('Unit, server and development tests', ...unitFiles)
  if (isBuilt)
    await suite(
      'Browser tests',
      'playwright',
      ['test', ...browserFiles],
      'test-results/browser.json',
      ({ stats }: { stats: Record<'expected' | 'unexpected' | 'flaky', number> }) => ({
        good: stats.expected + stats.flaky,
        bad: stats.unexpected,
      }),
    )
}

if (engines) await testEngines()
else await testAll()

console.log(`\n${results.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
