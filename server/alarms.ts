import type { SiteSettings } from '../contract/site-settings.ts'

const TIMEOUT_MS = 10_000

/** After a long outage the owner gets the latest alarms, not all of them. */
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
  if (!answer.ok) throw new Error(`The alarm webhook answered ${answer.status}`)
}

/** A way to tell the owner. */
export type Notify = (text: string) => Promise<unknown>

/**
 * Keeps the current alarms, and tells the owner once when one begins and once when it is over. They are in
 * memory, not in the outbox: most important is the alarm that the database cannot be used.
 * @param ways each is called again with a text for which it failed
 */
export function alarms(ways: Notify[], log: (line: string) => void) {
  const current = new Map<string, string>()
  const queues = ways.map((notify) => ({ notify, untold: [] as string[], isBusy: false }))

  function say(text: string) {
    log(text)
    for (const { untold } of queues) untold.push(text)
    void tell()
  }

  const tell = () => Promise.all(queues.map(tellBy))

  async function tellBy(queue: (typeof queues)[number]) {
    if (queue.isBusy) return
    queue.isBusy = true
    try {
      for (let text = queue.untold[0]; text !== undefined; text = queue.untold[0]) {
        await queue.notify(text)
        queue.untold.shift()
      }
    } catch (error) {
      log(`An alarm could not be sent: ${(error as Error).message}`)
      queue.untold.splice(0, queue.untold.length - MOST_UNTOLD)
    } finally {
      queue.isBusy = false
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
