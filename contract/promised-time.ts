import { fillIn } from './fill-in.ts'
import { afterWorkingDays, dayOf, localTime, type Office } from './working-time.ts'

/** A time of day as readers write it: 6.30 pm, with a point in Indian and British English. */
export function timeInWords(local: number, language: string): string {
  const text = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    ...(new Date(local).getUTCMinutes() > 0 && { minute: '2-digit' }),
    timeZone: 'UTC',
  }).format(local)
  const written = /^en-(?:IN|GB)\b/.test(language) ? text.replace(':', '.') : text
  return written.replace(/\s/g, '\u00a0')
}

/** By when we answer what was sent at a moment, in words: `unknown` without office hours, or once that time has passed. */
export function promisedTime(
  sentAt: number,
  now: number,
  { office, language }: { office?: Office | undefined; language: string },
  words: Record<'today' | 'tomorrow' | 'later' | 'unknown', string>,
): string {
  const end = office ? afterWorkingDays(sentAt, 1, office) : 0
  if (!office || end <= now || end === Number.POSITIVE_INFINITY) return words.unknown
  const { timeZone } = office
  const local = localTime(end, timeZone)
  const day = new Intl.DateTimeFormat(language, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', timeZone } as const),
  }).format(end)
  const time = timeInWords(local, language)
  // Elsewhere it may be another day already, so the words name the day and the zone.
  if (localTime(end) !== local) {
    const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
    const name = zone.formatToParts(end).find(({ type }) => type === 'timeZoneName')?.value
    return fillIn(words.later, { day, time: `${time}\u00a0${name}` })
  }
  const days = dayOf(local) - dayOf(localTime(now, timeZone))
  return fillIn([words.today, words.tomorrow][days] ?? words.later, { day, time })
}
