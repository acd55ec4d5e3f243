import type { ChannelName } from '../store/enquiry.ts'
import type { NoticeKind } from '../store/notices.ts'

/** What can be wrong. */
export type AlarmName =
  | 'disk'
  | 'files'
  | 'recipient'
  | 'self-test'
  | ChannelName
  | `${ChannelName} failed`
  | NoticeKind

export interface AlarmOptions {
  /** Tells the owner by the second channel; may fail, and is then tried again. */
  notify(text: string): Promise<void>
  log(line: string): void
}

/** Remembers what is wrong and tells the owner once, when it begins and when it is over. */
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
      // A webhook that is down for long hears the latest, not everything.
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
    /** Tries once more to tell what could not be told. */
    tell,
    current: () => [...current.values()],
  }
}

export type Alarms = ReturnType<typeof alarms>
