import { fillIn } from '../../../contract/fill-in.ts'
import type { PipelineLabels } from '../../../schemas/demos/pipeline.ts'
import { asks, dayAfter, type Placement } from './placement.ts'

/** Writes a day as "Mon 25 Jan". Days of the board are days of the calendar, so they are taken in UTC. */
export function dayIn(language: string, today: string) {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const weekday = write({ weekday: 'short' })
  const date = write({ day: 'numeric', month: 'short' })
  return (days: number) => {
    const day = dayAfter(today, days)
    return `${weekday.format(day)} ${date.format(day)}`
  }
}

/** How pressing the next step of an enquiry is. */
export type Urgency = 'asks' | 'late' | 'today' | 'later' | 'lost'

export function urgency(placement: Placement): Urgency {
  if (asks(placement)) return 'asks'
  const { stage, due = 0 } = placement
  if (stage === 'lost') return 'lost'
  if (due === 0) return 'today'
  return due < 0 ? 'late' : 'later'
}

/** What a card says of its next step. */
export function nextInWords(
  placement: Placement,
  { card, steps, reasons }: PipelineLabels,
  day: (days: number) => string,
) {
  const kind = urgency(placement)
  const { stage, step = 0, due = 0, reason = 0 } = placement
  if (kind === 'asks') return stage === 'lost' ? card.asksWhy : card.asks
  return fillIn(card[kind], {
    step: steps[step] ?? '',
    reason: reasons[reason] ?? '',
    day: day(due),
  })
}
