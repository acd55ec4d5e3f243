import type { DeliveryQueue } from '../store/delivery-queue.ts'
import { GIVE_UP_MS, longestDelay, retryDelay } from './backoff.ts'
import { DeliveryError, type Send } from './channel.ts'

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
  read(id: string): Item | undefined
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
 * this process ends, the next one sends it again, under the same Message-ID.
 */
export function deliveryWorker<Item>(options: WorkerOptions<Item>) {
  const { queue, channel, now, log } = options
  const underWay = new Map<string, Promise<void>>()
  /** Results that could not be written to the disk. These messages are not sent again until they are. */
  const unrecorded = new Map<string, () => void>()
  const stopping = new AbortController()
  let stopped = false

  /** Starts the deliveries that are due, up to `parallel`. */
  function deliverDue() {
    if (stopped) return
    try {
      const due = queue.due(now(), options.parallel + underWay.size + unrecorded.size)
      for (const id of due.filter((one) => !underWay.has(one) && !unrecorded.has(one))) {
        if (underWay.size >= options.parallel) return
        const done = deliver(id).finally(() => {
          underWay.delete(id)
          deliverDue()
        })
        underWay.set(id, done)
      }
    } catch (error) {
      log(`The outbox cannot be read: ${(error as Error).message}`)
    }
  }

  async function deliver(id: string): Promise<void> {
    const startedAt = now()
    let note: string | undefined
    let item: Item | undefined
    try {
      item = options.read(id)
      if (item === undefined) return
      const sent = item
      note = await inTime((signal) => channel.send(sent, signal))
    } catch (error) {
      // Our own stop is not a failure of the delivery.
      if (!stopping.signal.aborted) record(id, () => recordFailure(id, item, startedAt, error))
      return
    }
    options.report(item, { result: 'delivered', ...(note && { error: note }) })
    record(id, () => queue.delivered(id, now(), note))
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

  function record(id: string, write: () => void) {
    try {
      write()
      unrecorded.delete(id)
    } catch (error) {
      unrecorded.set(id, write)
      log(`The outbox cannot be written: ${(error as Error).message}`)
    }
  }

  function recordFailure(id: string, item: Item | undefined, startedAt: number, error: unknown) {
    const text = (error as Error).message
    const { attempts, since = startedAt } = queue.tries(id)
    const permanent = error instanceof DeliveryError && error.permanent
    if (permanent || now() - since >= GIVE_UP_MS) {
      queue.failed(id, now(), text)
      if (item) options.report(item, { result: 'failed', error: text })
    } else {
      const delay = retryDelay(attempts + 1, options.random)
      queue.postponed(id, startedAt, now() + delay, text)
      const againIn = Math.round(delay / 1000)
      if (item) options.report(item, { result: 'postponed', error: text, againIn })
    }
  }

  return {
    deliverDue,
    /** Call regularly: starts retries that are due, and what other programs added. */
    tick() {
      for (const [id, write] of [...unrecorded]) record(id, write)
      deliverDue()
    },
    /** Call regularly: after the clock was set back, due times must not stay far ahead. */
    reschedule: () => queue.reschedule(now(), longestDelay),
    /** Resolves when no delivery is running, and so none is due. */
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay.values())
    },
    /** Starts nothing new, waits up to `withinMs` for running deliveries, then aborts them. */
    async stop(withinMs: number) {
      stopped = true
      const limit = setTimeout(() => stopping.abort(), withinMs)
      await Promise.all(underWay.values())
      clearTimeout(limit)
    },
  }
}

export type DeliveryWorker = ReturnType<typeof deliveryWorker>

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`
