import { setTimeout as sleep } from 'node:timers/promises'
import { DeliveryError } from '../mails/delivery-error.ts'
import type { Database, Job, JobKind } from '../store/database.ts'
import {
  CLAIM_MS,
  claimJobs,
  finishJob,
  postponeJob,
  releaseJob,
  repeatJob,
} from '../store/jobs.ts'

const SECOND_MS = 1000

/** After this long without success, a delivery stops until the owner retries. */
const GIVE_UP_MS = 24 * 60 * 60 * SECOND_MS

/** Deadline of a job, even while the other side keeps talking. */
const DEADLINE_MS = 60 * SECOND_MS

/** A delay doubles from the first to the longest, and varies by half of itself either way. */
const FIRST_DELAY_MS = 30 * SECOND_MS
const LONGEST_MS = 60 * 60 * SECOND_MS

/** Milliseconds to wait after `attempts` failures. Jobs that failed together are not retried together. */
const retryDelay = (attempts: number) =>
  Math.round(
    Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_MS) * (0.5 + Math.random()),
  )

/** One attempt: its result, why it was not delivered to everybody, and seconds until the next. */
export interface Attempt {
  result: 'delivered' | 'postponed' | 'failed'
  error?: string
  againIn?: number
}

export interface JobType {
  kind: JobKind
  /** How many run at once, one if left out, so that one that hangs does not block the others. */
  parallel?: number
  deadlineMs?: number
  /** For jobs that recur: when the next is due. */
  everyMs?: number
  neverGivesUp?: boolean
  /** Does the job, perhaps again. Resolves with a `DeliveryError` if it was done only in part, and that is final. */
  run(job: Job, signal: AbortSignal): Promise<unknown>
}

/**
 * Does the jobs of the outbox. A job stays "waiting" meanwhile: if this process ends, another one does it again.
 * @param report called after every attempt, except of jobs that recur
 */
export function startWorker(
  database: Database,
  types: readonly JobType[],
  log: (line: string) => void,
  report: (job: Job, attempt: Attempt) => void,
) {
  const underWay = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let isStopped = false
  let looking: Promise<void> | undefined

  function poll(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  async function look() {
    if (isStopped) return
    try {
      for (const type of types) await startDue(type)
    } catch (error) {
      log(`The outbox cannot be used: ${(error as Error).message}`)
    }
  }

  async function startDue(type: JobType) {
    const busy = [...underWay.keys()].filter((id) => id.startsWith(type.kind))
    const free = (type.parallel ?? 1) - busy.length
    if (free <= 0) return
    for (const job of await claimJobs(database, type.kind, free, claimOf(type))) {
      if (underWay.has(job.id)) continue
      const done = perform(type, job).finally(() => {
        underWay.delete(job.id)
        return poll()
      })
      underWay.set(job.id, done)
    }
  }

  async function perform(type: JobType, job: Job): Promise<void> {
    const { deadlineMs = DEADLINE_MS } = type
    const deadline = AbortSignal.timeout(deadlineMs)
    let error: DeliveryError | undefined
    let isDone = false
    try {
      const result = await type.run(job, AbortSignal.any([stopping.signal, deadline]))
      if (result instanceof DeliveryError) error = result
      isDone = true
    } catch (reason) {
      const tooLong = deadline.aborted && `not done within ${Math.round(deadlineMs / SECOND_MS)} s`
      const { message } = reason as Error
      const isKnown = reason instanceof DeliveryError && !tooLong
      error = isKnown ? reason : new DeliveryError(tooLong || message, false)
    }
    // A job that `stop` aborts has not failed.
    if (!isDone && stopping.signal.aborted) return untilRecorded(() => releaseJob(database, job.id))
    const delay = retryDelay(job.attempts + 1)
    const { everyMs } = type
    if (everyMs !== undefined) {
      if (error) log(`The job ${type.kind} failed: ${error.summary}`)
      const text = error?.message
      return untilRecorded(() =>
        text === undefined
          ? repeatJob(database, job.id, everyMs)
          : postponeJob(database, job.id, Math.min(delay, everyMs), text),
      )
    }
    const result = isDone ? 'delivered' : isLost(type, job, error) ? 'failed' : 'postponed'
    const againIn = Math.round(delay / SECOND_MS)
    const attempt = { result, ...(error && { error: error.summary }) } as const
    report(job, result === 'postponed' ? { ...attempt, againIn } : attempt)
    await untilRecorded(() =>
      result === 'postponed'
        ? postponeJob(database, job.id, delay, error?.message ?? '')
        : finishJob(database, job.id, result, error?.message),
    )
  }

  /** Until its result is in the database, a job counts as under way, so that it is not done twice. */
  async function untilRecorded(record: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        return void (await record())
      } catch (error) {
        log(`The outbox cannot be written: ${(error as Error).message}`)
        if (isStopped) return
        await sleep(SECOND_MS)
      }
    }
  }

  const timer = setInterval(() => void poll(), SECOND_MS)
  void poll()
  return {
    poll,
    /** Starts nothing new, waits up to `withinMs` for running jobs, then aborts them. */
    async stop(withinMs: number) {
      isStopped = true
      clearInterval(timer)
      const limit = setTimeout(() => stopping.abort(), withinMs)
      await looking
      await Promise.all(underWay.values())
      clearTimeout(limit)
    },
  }
}

/** How long a server keeps others from a job: longer than it may take itself. */
const claimOf = ({ deadlineMs = DEADLINE_MS }: JobType) => Math.max(CLAIM_MS, 2 * deadlineMs)

/** Whether a job that failed is not tried again. Its claim was made when the attempt began. */
function isLost(type: JobType, { claimed_until, first_attempt_at }: Job, error?: DeliveryError) {
  if (type.neverGivesUp) return false
  const startedAt = (claimed_until ?? 0) - claimOf(type)
  return error?.isFinal || startedAt - (first_attempt_at ?? startedAt) >= GIVE_UP_MS
}
