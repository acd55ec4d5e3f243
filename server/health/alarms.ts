import type { ChannelName, NoticeKind } from '../store/enquiry.ts'

/** What can go wrong. */
export type AlarmName =
  | 'disk'
  | 'log'
  | 'origin'
  | 'recipient'
  | 'self-test'
  | ChannelName
  | `${ChannelName} failed`
  | NoticeKind

export interface AlarmOptions {
  /** Sends the text to the alarm webhook; retried when it fails. */
  notify(text: string): Promise<void>
  log(line: string): void
}

/** Keeps the current alarms, and tells the owner once when one begins and once when it is over. */
export function alarms({ notify, log }: AlarmOptions) {
  const current = new Map<AlarmName, string>()
  let untold: string[] = []
  let telling = false

  function say(text: string) {
    log(text)
    untold.push(text)
    void tell()
  }

  async function tell() {
    if (telling) return
    telling = true
    try {
      for (let text = untold[0]; text !== undefined; text = untold[0]) {
        await notify(text)
        untold.shift()
      }
    } catch (error) {
      log(`The alarm webhook could not be reached: ${(error as Error).message}`)
      // After a long outage the webhook gets the latest alarms, not all of them.
      untold = untold.slice(-10)
    } finally {
      telling = false
    }
  }

  return {
    /** Sets or clears one alarm. */
    set(name: AlarmName, text: string | undefined) {
      if (text !== undefined && !current.has(name)) say(`ALARM: ${text}`)
      if (text === undefined && current.has(name)) say(`Over: ${current.get(name)}`)
      if (text === undefined) current.delete(name)
      else current.set(name, text)
    },
    /** Retries alarms that could not be sent. */
    tell,
    current: () => [...current.values()],
  }
}

export type Alarms = ReturnType<typeof alarms>
