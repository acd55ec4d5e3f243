import type { DeliveryQueue } from '../store/delivery-queue.ts'
import { GIVE_UP_MS, longestDelay, retryDelay } from './backoff.ts'
import { DeliveryError, type Send } from './channel.ts'

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
    try {
      const message = options.read(id)
      if (message === undefined) return
      note = await inTime((signal) => channel.send(message, signal))
    } catch (error) {
      // Our own stop is not a failure of the delivery.
      if (!stopping.signal.aborted) record(id, () => recordFailure(id, startedAt, error))
      return
    }
    if (note) log(`Message ${id} taken by ${channel.name}, but ${note}`)
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

  function recordFailure(id: string, startedAt: number, error: unknown) {
    const text = (error as Error).message
    const { attempts, since = startedAt } = queue.tries(id)
    const permanent = error instanceof DeliveryError && error.permanent
    if (permanent || now() - since >= GIVE_UP_MS) {
      queue.failed(id, now(), text)
      log(`Message ${id} failed by ${channel.name}: ${text}`)
    } else {
      const delay = retryDelay(attempts + 1, options.random)
      queue.postponed(id, startedAt, now() + delay, text)
      log(`Message ${id} not taken by ${channel.name}, again in ${seconds(delay)}: ${text}`)
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
