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

type Outcome = { name: string; passed: number; failed: number; failures?: string[] }
const outcomes: Outcome[] = []

async function check(name: string, command: string, args: string[]): Promise<boolean> {
  console.log(`\n— ${name}`)
  const isRight = (await run(command, args)) === 0
  outcomes.push({ name, passed: Number(isRight), failed: Number(!isRight) })
  return isRight
}

/** Runs a test runner that writes a JSON report, from which `read` takes the numbers. */
async function suite(
  name: string,
  command: string,
  args: string[],
  file: string,
  read: (report: never) => Omit<Outcome, 'name'>,
) {
  console.log(`\n— ${name}`)
  rmSync(file, { force: true })
  const code = await run(command, args)
  const outcome = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as never)
    : { passed: 0, failed: 1 }
  // A runner may fail without a test that does.
  if (code !== 0) outcome.failed ||= 1
  outcomes.push({ name, ...outcome })
}

type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const UNIT_REPORT = 'test-results/unit.json'
const REPORTERS = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]

const unitTests = (name: string, ...args: string[]) =>
  suite(
    name,
    'vitest',
    ['run', ...args, ...REPORTERS],
    UNIT_REPORT,
    ({ numPassedTests, numFailedTests, testResults }: UnitReport) => ({
      passed: numPassedTests,
      failed: numFailedTests,
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
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
      }),
    )
}

if (engines) await testEngines()
else await testAll()

const total = { passed: 0, failed: 0 }
console.log('')
for (const { name, passed, failed, failures = [] } of outcomes) {
  total.passed += passed
  total.failed += failed
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`)
  for (const failure of failures) console.log(`    ${failure}`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
