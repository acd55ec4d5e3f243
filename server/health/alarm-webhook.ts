import type { SiteSettings } from '../../contract/site-settings.ts'

const TIMEOUT_MS = 10_000

/** Posts an alarm as `{"text": …}`, the format of chat programs. Does nothing without an address. */
export function alarmWebhook(url: string | undefined, site: () => SiteSettings) {
  return async (text: string) => {
    if (url === undefined) return
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: `${site().serverText.alarm}: ${text}` }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  }
}
