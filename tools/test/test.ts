/**
 * `npm test`: all checks and tests but the long ones, which `npm run test:long` runs alone. Continues after a failure; a
 * check counts as one test. `-- --suites` leaves out the checks of the sources, and with `--all` runs the long tests too.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { readOptions } from '../read-options.ts'
import { run } from '../run.ts'
import { ensureChromium, ensureEngines } from './ensure-browsers.ts'

const FLAG = { type: 'boolean' } as const
const allowed = 'npm test -- [--suites [--all] | --long | --engines]'
const { suites, all, long, engines } = readOptions(allowed, {
  options: { suites: FLAG, all: FLAG, long: FLAG, engines: FLAG },
}).values
const checksSources = !suites && !long

/** The files of the runners. Long tests start an editor, a server or a build, which use all of a small machine. */
const unitFiles = long
  ? ['.long.test.ts', '--maxWorkers=1']
  : all
    ? []
    : ['--exclude=**/*.long.test.ts']
const browserFiles = long ? ['\\.long\\.e2e'] : all ? [] : ['^(?!.*\\.long\\.e2e)']

type Outcome = { passed: number; failed: number; failures?: string[] }
const outcomes: (Outcome & { name: string })[] = []

/** Runs a check or, if it writes a JSON report, a test runner. @returns whether all is right */
async function check(name: string, command: string, args: string[], report?: string) {
  console.log(`\n— ${name}`)
  if (report) rmSync(report, { force: true })
  const isRight = (await run(command, args)) === 0
  const outcome =
    report && existsSync(report)
      ? outcomeOf(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: Number(isRight), failed: Number(!isRight) }
  // A runner may fail without a test that does.
  if (!isRight) outcome.failed ||= 1
  outcomes.push({ name, ...outcome })
  return isRight
}

function outcomeOf(report: JSONReport | JsonTestResults): Outcome {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected + flaky, failed: unexpected }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    // Named at the end: the browser tests that follow print hundreds of lines.
    failures: report.testResults
      .flatMap((file) => file.assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]}`),
  }
}

const UNIT_REPORT = 'test-results/unit.json'
const REPORTERS = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]

const unitTests = (name: string, ...args: string[]) =>
  check(name, 'vitest', ['run', ...args, ...REPORTERS], UNIT_REPORT)

const build = () => check('Build', 'npm', ['run', '--silent', 'build'])

async function testEngines() {
  await ensureEngines()
  if (await build())
    await unitTests('Firefox and WebKit', '--config=tests/browsers/vitest.config.ts')
}

async function testAll() {
  if (checksSources) await check('Format and lint', 'biome', ['ci', '--error-on-warnings', '.'])
  if (checksSources) {
    await check('Route types', 'react-router', ['typegen'])
    // Each checker computes the large types again.
    await check('Types', 'tsc', ['--noEmit', '--checkers', '1'])
    await check('Nothing unused', 'knip', [])
  }
  await ensureChromium()
  // Before the unit tests, some of which use the built site and the encoded pictures.
  const isBuilt = await build()
  await unitTests('Unit, server and development tests', ...unitFiles)
  if (isBuilt)
    await check(
      'Browser tests',
      'playwright',
      ['test', ...browserFiles],
      'test-results/browser.json',
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
