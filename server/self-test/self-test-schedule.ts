import type { KeyValueStore, SelfTestResult } from '../store/key-value-store.ts'

const HOUR_MS = 60 * 60_000

/** A server that was just started is left alone so long. */
const FIRST_AFTER_MS = 10 * 60_000

export interface ScheduleOptions {
  /** 0 is never. */
  everyHours: number
  keyValueStore: KeyValueStore
  run(): Promise<SelfTestResult>
  now: () => number
  /** Milliseconds on a clock that never jumps. */
  uptime: () => number
  log(line: string): void
}

/** Runs the self-test so many hours after the last, whoever ran that and however often the server restarts. */
export function selfTestSchedule({
  everyHours,
  keyValueStore,
  run,
  now,
  uptime,
  log,
}: ScheduleOptions) {
  const startedAt = uptime()
  let running: Promise<void> | undefined

  function isDue(): boolean {
    if (everyHours === 0 || running) return false
    const last = keyValueStore.lastSelfTest()?.at ?? Number.NEGATIVE_INFINITY
    const since = now() - last
    // A last one that is still to come was run before the clock was put back.
    return (since < 0 || since >= everyHours * HOUR_MS) && uptime() - startedAt >= FIRST_AFTER_MS
  }

  async function selfTest() {
    const result = await run()
    keyValueStore.noteSelfTest(result)
    log(`Self-test ${result.ok ? 'passed' : 'FAILED'}: ${result.text}`)
  }

  return {
    /** To be called every now and then. */
    tick() {
      if (!isDue()) return
      running = selfTest()
        .catch((error: unknown) => log(`The self-test broke off: ${(error as Error).message}`))
        .finally(() => {
          running = undefined
        })
    },
    settled: async () => running,
  }
}
