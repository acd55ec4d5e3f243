/**
 * `npm run test:browsers`: tests the built site in Firefox and WebKit. Builds it if it is stale; ends with
 * `N passed, N failed`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureEngines } from './ensure-engines.ts'
import { isStale } from './is-stale.ts'
import { readOptions } from './read-options.ts'
import { run } from './run.ts'

const REPORT = 'test-results/engines.json'

readOptions('npm run test:browsers')
await ensureEngines().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
if (isStale() && (await run('node', ['tools/build.ts'])) !== 0) process.exit(1)

rmSync(REPORT, { force: true })
const code = await run('vitest', [
  'run',
  '--config=tests/browsers/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
])
const { numPassedTests: passed, numFailedTests: failed } = existsSync(REPORT)
  ? JSON.parse(readFileSync(REPORT, 'utf8'))
  : { numPassedTests: 0, numFailedTests: 1 }
console.log(`\n${passed} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`)
process.exitCode = code
