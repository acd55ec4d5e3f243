import { onTestFinished } from 'vitest'
import { jobTypes } from '../../../server/jobs/job-types.ts'
import { type Attempt, startWorker } from '../../../server/jobs/worker.ts'
import { readSettings } from '../../../server/settings.ts'
import { eventually } from './eventually.ts'
import { SITE } from './site.ts'
import { age, MAIL, testDatabase } from './test-database.ts'

/** An outbox whose jobs are done as the server does them, and in which time can pass. */
export async function outboxAtWork(
  environment: Record<string, string>,
  site = SITE,
  deadlineMs?: number,
) {
  const confirmationsPerHour = site.confirmation ? 30 : 0
  const outbox = await testDatabase({ ...MAIL, confirmationsPerHour })
  const attempts: Attempt[] = []
  const settings = readSettings({ MAIL_TO: 'owner@example.com', ...environment })
  const { database } = outbox
  const log = () => {}
  const types = jobTypes(database, settings, () => site, log)
  const worker = startWorker(
    database,
    types.map((type) => ({ ...type, ...(deadlineMs && { deadlineMs }) })),
    log,
    (_, attempt) => attempts.push(attempt),
  )
  onTestFinished(() => worker.stop(0))
  return {
    ...outbox,
    attempts,
    worker,
    /** Lets time pass; what is due then is done soon. */
    async pass(ms: number) {
      await age(database, ms)
      await worker.poll()
    },
    /** Waits for the next attempt, which has this result. */
    async result(result: Attempt['result']) {
      await eventually(() => attempts.map((one) => one.result)).toEqual([result])
      return attempts.splice(0)[0]
    },
  }
}
