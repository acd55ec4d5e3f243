import type { KeyValueStore } from '../store/key-value-store.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Clocks are put right by seconds every now and then; this is more than that. */
const JUMP_MS = 10 * MINUTE_MS

/** A server may stand still for as long; a clock that says more at the start is not believed at once. */
const STOOD_STILL_MS = 7 * DAY_MS

export interface ClockOptions {
  keyValueStore: KeyValueStore
  now: () => number
  /** Milliseconds on a clock that never jumps. */
  uptime: () => number
  log(line: string): void
}

/**
 * Notices a clock that jumped: against the last time that the server wrote down, when it starts,
 * and against the process's own clock while it runs. For a day after that nothing may be deleted by
 * its age, so that somebody can put the clock right.
 */
export function clockWatch({ keyValueStore, now, uptime, log }: ClockOptions) {
  let offset = now() - uptime()

  function note(ms: number) {
    keyValueStore.noteClockJump(now())
    const hours = Math.round(Math.abs(ms) / (60 * MINUTE_MS))
    const how = `${hours} hours ${ms < 0 ? 'earlier' : 'later'} than expected`
    log(`The clock is ${how}: nothing is deleted by its age for a day. Is it right?`)
  }

  const since = now() - (keyValueStore.lastTime() ?? now())
  if (since < -JUMP_MS || since > STOOD_STILL_MS) note(since)
  keyValueStore.noteAlive(now())

  return {
    /** To be called every now and then. */
    check() {
      const jump = now() - uptime() - offset
      if (Math.abs(jump) > JUMP_MS) note(jump)
      offset += jump
    },
    /** Until when nothing may be deleted by its age, if it may not. */
    doubtedUntil(): number | undefined {
      const jumpedAt = keyValueStore.clockJumpedAt()
      if (jumpedAt === undefined || Math.abs(now() - jumpedAt) >= DAY_MS) return undefined
      return jumpedAt + DAY_MS
    },
  }
}

export type ClockWatch = ReturnType<typeof clockWatch>
