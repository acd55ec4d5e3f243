import type { SiteSettings } from '../contract/site-settings.ts'

const TIMEOUT_MS = 10_000

/** After a long outage the webhook gets the latest alarms, not all of them. */
const MOST_UNTOLD = 10

/** Posts an alarm as `{"text": …}`, the format of chat programs. Does nothing without an address. */
export async function postAlarm(url: string | undefined, site: SiteSettings, text: string) {
  if (url === undefined) return
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: `${site.serverText.alarm}: ${text}` }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
}

/**
 * Keeps the current alarms, and tells the owner once when one begins and once when it is over. They are in
 * memory, not in the outbox: most important is the alarm that the database cannot be used.
 * @param notify sends the text to the alarm webhook; called again if it fails
 */
export function alarms(notify: (text: string) => Promise<void>, log: (line: string) => void) {
  const current = new Map<string, string>()
  let untold: string[] = []
  let isTelling = false

  function say(text: string) {
    log(text)
    untold.push(text)
    void tell()
  }

  async function tell() {
    if (isTelling) return
    isTelling = true
    try {
      for (let text = untold[0]; text !== undefined; text = untold[0]) {
        await notify(text)
        untold.shift()
      }
    } catch (error) {
      log(`The alarm webhook could not be reached: ${(error as Error).message}`)
      untold = untold.slice(-MOST_UNTOLD)
    } finally {
      isTelling = false
    }
  }

  return {
    /** Sets one alarm, or ends it if there is no text. */
    set(name: string, text: string | undefined) {
      if (text !== undefined && !current.has(name)) say(`ALARM: ${text}`)
      if (text === undefined && current.has(name)) say(`Over: ${current.get(name)}`)
      if (text === undefined) current.delete(name)
      else current.set(name, text)
    },
    /** Tells again what could not be told. */
    tell,
    current: () => [...current.values()],
  }
}

export type Alarms = ReturnType<typeof alarms>
