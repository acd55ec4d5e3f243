import { choice, codec, record } from '../frame/codecs.ts'
import type { Labels } from './schema.server.ts'

/** The names that a board offers. `lost` is the stage of lost enquiries; the others are its columns. */
type Names = Pick<Labels, 'stages' | 'lost' | 'steps' | 'reasons'>

/** Where an enquiry is on the board. What has not been chosen yet is empty. */
export type Placement = {
  stage: string
  /** The next step, or why the enquiry was lost. */
  next: string
  /** Days from today until the step is due; negative if it is late. */
  due: string
}

const DAY = 24 * 60 * 60 * 1000

/** Days from one date to another, both written as `2026-11-30`. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

/** A placement as text, for the address: `Quoted|Call|-3` is three days late. */
export const placementIn = ({ stages, lost, steps, reasons }: Names) =>
  record('|', {
    stage: choice([...stages, lost]),
    next: choice(['', ...steps, ...reasons]),
    due: codec('', (text) => (/^(-?\d{1,2})?$/.test(text) ? text : undefined)),
  })

/** Whether its next step, or the reason, is one of those for its stage. */
export const isOffered = ({ stage, next }: Placement, { lost, steps, reasons }: Names) =>
  next === '' || (stage === lost ? reasons : steps).includes(next)

/** Whether something is still to be chosen: the next step and its day, or why it was lost. */
export const asks = ({ stage, next, due }: Placement, lost: string) =>
  next === '' || (due === '' && stage !== lost)

/** How urgent the next step of an enquiry is. */
export function urgency(placement: Placement, lost: string) {
  if (asks(placement, lost)) return 'asks'
  if (placement.stage === lost) return 'lost'
  const due = Number(placement.due)
  if (due === 0) return 'today'
  return due < 0 ? 'late' : 'later'
}

/** Returns a function that writes a day as "Mon, 25 Jan", in UTC, since the board's days have no time zone. */
export function dayIn(language: string, today: string) {
  const { format } = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (days: number) => format(Date.parse(today) + days * DAY)
}

/** The placement after a move: the last step is done, so the next one has to be chosen. */
export const movedTo = (stage: string): Placement => ({ stage, next: '', due: '' })

type Valued = { value: number; placement: Placement }

/** Sums up the board; `won` and `lost` are the stages of business won and lost. */
export function report(enquiries: readonly Valued[], won: string, lost: string) {
  const worth = (these: readonly Valued[]) => these.reduce((sum, { value }) => sum + value, 0)
  const at = (is: (placement: Placement) => boolean) =>
    enquiries.filter(({ placement }) => is(placement))
  return {
    open: worth(at(({ stage }) => stage !== lost && stage !== won)),
    late: at((placement) => !asks(placement, lost) && Number(placement.due) < 0).length,
    asking: at((placement) => asks(placement, lost)).length,
    won: worth(at(({ stage }) => stage === won)),
    lost: at(({ stage }) => stage === lost).length,
  }
}
