import type { DeliveryQueue } from '../store/delivery-queue.ts'
import { GIVE_UP_MS, longestDelay, retryDelay } from './backoff.ts'
import { DeliveryError, type Send } from './channel.ts'

/** With more results that could not be written, nothing is sent: the query that excludes them has a limit. */
const MOST_UNRECORDED = 1000

/** The result of one attempt to deliver. */
export interface Attempt {
  result: 'delivered' | 'postponed' | 'failed'
  /** Why it was not delivered, or not to everybody. */
  error?: string
  /** Seconds until the next attempt. */
  againIn?: number
}

/** Options of a worker; its items are messages, or notices to the owner. */
export interface WorkerOptions<Item> {
  queue: DeliveryQueue
  read(id: string): Promise<Item | undefined>
  channel: { name: string; send: Send<Item> }
  now: () => number
  random: () => number
  /** How many deliveries run at once, so that one that hangs does not block the others. */
  parallel: number
  /** Deadline for one delivery, even while the other side keeps responding. */
  deadlineMs: number
  log(line: string): void
  /** Called after every attempt. */
  report(item: Item, attempt: Attempt): void
}

/**
 * Delivers the messages of the outbox by one channel. A message stays "waiting" during delivery: if
 * this process ends, another one sends it again, under the same Message-ID.
 */
export function deliveryWorker<Item>(options: WorkerOptions<Item>) {
  const { queue, channel, now, log } = options
  const underWay = new Map<string, Promise<void>>()
  /** Results that could not be written to the disk; until they are, their messages are not sent again. */
  const unrecorded = new Map<string, () => Promise<void>>()
  const stopping = new AbortController()
  let stopped = false

  let looking: Promise<void> | undefined
  let lookAgain = false

  /** Starts the deliveries that are due, up to `parallel`. */
  function deliverDue(): Promise<void> {
    lookAgain = true
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  async function look() {
    while (lookAgain && !stopped) {
      lookAgain = false
      try {
        await startDue()
      } catch (error) {
        log(`The outbox cannot be read: ${(error as Error).message}`)
      }
    }
  }

  async function startDue() {
    const free = options.parallel - underWay.size
    if (free <= 0 || unrecorded.size >= MOST_UNRECORDED) return
    for (const id of await queue.claim(now(), free, [...underWay.keys(), ...unrecorded.keys()])) {
      if (stopped) {
        await queue.release(id)
        continue
      }
      const done = deliver(id).finally(() => {
        underWay.delete(id)
        return deliverDue()
      })
      underWay.set(id, done)
    }
  }

  async function deliver(id: string): Promise<void> {
    const startedAt = now()
    let note: string | undefined
    let item: Item | undefined
    try {
      item = await options.read(id)
      if (item === undefined) return
      const sent = item
      note = await inTime((signal) => channel.send(sent, signal))
    } catch (error) {
      // A delivery that `stop` aborts has not failed.
      await record(id, () =>
        stopping.signal.aborted ? queue.release(id) : recordFailure(id, item, startedAt, error),
      )
      return
    }
    options.report(item, { result: 'delivered', ...(note && { error: note }) })
    const doneAt = now()
    await record(id, () => queue.delivered(id, doneAt, note))
  }

  async function inTime(send: (signal: AbortSignal) => Promise<string | undefined>) {
    const deadline = AbortSignal.timeout(options.deadlineMs)
    try {
      return await send(AbortSignal.any([stopping.signal, deadline]))
    } catch (error) {
      if (!deadline.aborted) throw error
      throw new DeliveryError(`not done within ${seconds(options.deadlineMs)}`, false)
    }
  }

  async function record(id: string, write: () => Promise<void>) {
    try {
      await write()
      unrecorded.delete(id)
    } catch (error) {
      unrecorded.set(id, write)
      log(`The outbox cannot be written: ${(error as Error).message}`)
    }
  }

  async function recordFailure(
    id: string,
    item: Item | undefined,
    startedAt: number,
    error: unknown,
  ) {
    const text = (error as Error).message
    const { attempts, since = startedAt } = await queue.tries(id)
    const permanent = error instanceof DeliveryError && error.permanent
    if (permanent || now() - since >= GIVE_UP_MS) {
      await queue.failed(id, now(), text)
      if (item) options.report(item, { result: 'failed', error: text })
    } else {
      const delay = retryDelay(attempts + 1, options.random)
      await queue.postponed(id, startedAt, now() + delay, text)
      const againIn = Math.round(delay / 1000)
      if (item) options.report(item, { result: 'postponed', error: text, againIn })
    }
  }

  return {
    deliverDue,
    /** Call regularly: starts retries that are due, and items that other programs queued. */
    async tick() {
      for (const [id, write] of [...unrecorded]) await record(id, write)
      await deliverDue()
    },
    /** Call regularly: after the clock was set back, due times must not stay far ahead. */
    reschedule: () => queue.reschedule(now(), longestDelay),
    /** Resolves when no delivery is running and none is due. */
    async settled() {
      do {
        await looking
        await Promise.all(underWay.values())
      } while (underWay.size > 0)
    },
    /** Starts nothing new, waits up to `withinMs` for running deliveries, then aborts them. */
    async stop(withinMs: number) {
      stopped = true
      const limit = setTimeout(() => stopping.abort(), withinMs)
      await looking
      await Promise.all(underWay.values())
      clearTimeout(limit)
    },
  }
}

export type DeliveryWorker = ReturnType<typeof deliveryWorker>

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`
