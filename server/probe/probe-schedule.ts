import type { Facts, ProbeResult } from '../store/facts.ts'

const HOUR_MS = 60 * 60_000

/** A server that was just started is left to settle first. */
const SETTLE_MS = 10 * 60_000

export interface ScheduleOptions {
  /** 0 is never. */
  everyHours: number
  facts: Facts
  run(): Promise<ProbeResult>
  now: () => number
  log(line: string): void
}

/** Runs the self-test so many hours after the last, whoever ran that and however often the server restarts. */
export function probeSchedule({ everyHours, facts, run, now, log }: ScheduleOptions) {
  const startedAt = now()
  let running: Promise<void> | undefined

  function isDue(): boolean {
    if (everyHours === 0 || running) return false
    const last = facts.lastProbe()?.at ?? Number.NEGATIVE_INFINITY
    return now() - last >= everyHours * HOUR_MS && now() - startedAt >= SETTLE_MS
  }

  async function probe() {
    const result = await run()
    facts.noteProbe(result)
    log(`Self-test ${result.ok ? 'passed' : 'FAILED'}: ${result.text}`)
  }

  return {
    /** To be called every now and then. */
    tick() {
      if (!isDue()) return
      running = probe()
        .catch((error: unknown) => log(`The self-test broke off: ${(error as Error).message}`))
        .finally(() => {
          running = undefined
        })
    },
    settled: async () => running,
  }
}
