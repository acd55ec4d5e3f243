import type { KeyValueStore } from '../store/key-value-store.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Time synchronisation corrects clocks by seconds; a jump is more than that. */
const JUMP_MS = 10 * MINUTE_MS

/** A server may have been off this long; a larger gap at the start counts as a jump. */
const STOOD_STILL_MS = 7 * DAY_MS

export interface ClockOptions {
  keyValueStore: KeyValueStore
  now: () => number
  /** Milliseconds on a clock that never jumps. */
  uptime: () => number
  log(line: string): void
}

/**
 * Detects a clock that has jumped, by comparing it at the start with the last time that the server
 * stored, and later with the process's monotonic clock. For a day after a jump nothing may be deleted
 * because of its age, so that somebody can correct the clock.
 */
export async function clockWatch({ keyValueStore, now, uptime, log }: ClockOptions) {
  let offset = now() - uptime()

  async function note(ms: number) {
    await keyValueStore.noteClockJump(now())
    const hours = Math.round(Math.abs(ms) / (60 * MINUTE_MS))
    const how = `${hours} hours ${ms < 0 ? 'earlier' : 'later'} than expected`
    log(`The clock is ${how}: nothing is deleted by its age for a day. Is it right?`)
  }

  const since = now() - ((await keyValueStore.lastTime()) ?? now())
  if (since < -JUMP_MS || since > STOOD_STILL_MS) await note(since)
  await keyValueStore.noteAlive(now())

  return {
    /** Call regularly. */
    async check() {
      const jump = now() - uptime() - offset
      if (Math.abs(jump) > JUMP_MS) await note(jump)
      offset += jump
    },
    /** The time until which nothing may be deleted because of its age; undefined if the clock is trusted. */
    async doubtedUntil(): Promise<number | undefined> {
      const jumpedAt = await keyValueStore.clockJumpedAt()
      if (jumpedAt === undefined || Math.abs(now() - jumpedAt) >= DAY_MS) return undefined
      return jumpedAt + DAY_MS
    },
  }
}

export type ClockWatch = Awaited<ReturnType<typeof clockWatch>>
