import type { Office } from '../../contract/working-time.ts'
import { type Site, WEEK } from './site.ts'

/** The numbers of the days of a week from one to another, from 1, Monday. */
function daysOf({ from, to }: Record<'from' | 'to', (typeof WEEK)[number]>): number[] {
  const first = WEEK.indexOf(from)
  const length = ((WEEK.indexOf(to) - first + 7) % 7) + 1
  return Array.from({ length }, (_, later) => ((first + later) % 7) + 1)
}

/** The hours of the office, as promises are computed from them; undefined where the site has none. */
export function officeOf({ hours, timeZone, holidays = [] }: Site['contact']): Office | undefined {
  if (!hours || !timeZone) return undefined
  const sorted = hours.toSorted((one, other) => one.opens.localeCompare(other.opens))
  return {
    timeZone,
    holidays,
    hours: sorted.map(({ opens, closes, ...days }) => ({ opens, closes, days: daysOf(days) })),
  }
}
