import type { KeyValueStore, SelfTestResult } from '../store/key-value-store.ts'

const HOUR_MS = 60 * 60_000

/** No self-test runs before the server has been up for this long. */
const FIRST_AFTER_MS = 10 * 60_000

export interface ScheduleOptions {
  /** 0 for never. */
  everyHours: number
  keyValueStore: KeyValueStore
  run(): Promise<SelfTestResult>
  now: () => number
  /** Milliseconds on a clock that never jumps. */
  uptime: () => number
  log(line: string): void
}

/** Runs the self-test `everyHours` after the last one, including those run by hand or before a restart. */
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

  async function isDue(): Promise<boolean> {
    if (everyHours === 0) return false
    const last = (await keyValueStore.lastSelfTest())?.at ?? Number.NEGATIVE_INFINITY
    const since = now() - last
    // If the last one lies in the future, the clock was set back.
    return (since < 0 || since >= everyHours * HOUR_MS) && uptime() - startedAt >= FIRST_AFTER_MS
  }

  async function selfTest() {
    const result = await run()
    await keyValueStore.noteSelfTest(result)
    log(`Self-test ${result.ok ? 'passed' : 'FAILED'}: ${result.text}`)
  }

  return {
    /** Call regularly. */
    async tick() {
      if (!(await isDue()) || running) return
      running = selfTest()
        .catch((error: unknown) =>
          log(`The self-test could not be run: ${(error as Error).message}`),
        )
        .finally(() => {
          running = undefined
        })
    },
    settled: async () => running,
  }
}
