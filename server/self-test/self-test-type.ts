import type { JobType } from '../jobs/worker.ts'
import type { Database } from '../store/database.ts'
import { noteSelfTest, runSelfTest, statusIn } from './run-self-test.ts'
import { NO_ACCOUNT } from './send-as-page.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The job that tests the form regularly. Its result is stored, for `/healthz`. */
export function selfTestType(
  database: Database,
  options: { host: string; mark: string; everyHours: number; limitMs: number },
  log: (line: string) => void,
): JobType {
  const { host, mark, everyHours, limitMs } = options
  return {
    kind: 'self-test',
    parallel: 1,
    everyMs: everyHours * HOUR_MS,
    longestDelayMs: everyHours * HOUR_MS,
    deadlineMs: limitMs + MINUTE_MS,
    claimMs: limitMs + 5 * MINUTE_MS,
    async run(_job, signal) {
      const result = await runSelfTest({
        ...{ host, mark, limitMs, signal },
        account: NO_ACCOUNT,
        ours: true,
        status: statusIn(database),
        mails: true,
      })
      await noteSelfTest(database, result)
      log(`Self-test ${result.ok ? 'passed' : 'FAILED'}: ${result.text}`)
      return undefined
    },
  }
}
