import { choice, codec, record } from '../frame/codecs.ts'
import type { Labels } from './schema.server.ts'

/** The stage of lost enquiries; the others are columns of the board, by number. */
export const LOST = 'lost'

/** Where an enquiry is on the board. What has not been chosen yet is empty. */
export type Placement = {
  stage: string
  /** The next step, or why the enquiry was lost, by number. */
  next: string
  /** Days from today until the step is due; negative if it is late. */
  due: string
}

const DAY = 24 * 60 * 60 * 1000

/** Days from one date to another, both written as `2026-11-30`. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

/** The stages of the board, in order. */
export const stagesOf = ({ stages }: Pick<Labels, 'stages'>) => [...Object.keys(stages), LOST]

/** A placement as text, for the address: `2.0.-3` is the third column, first step, three days late. */
export const placementIn = (labels: Pick<Labels, 'stages' | 'steps' | 'reasons'>) =>
  record('.', {
    stage: choice(stagesOf(labels)),
    next: choice(['', ...Object.keys(labels.steps), ...Object.keys(labels.reasons)]),
    due: codec('', (text) => (/^(-?\d{1,2})?$/.test(text) ? text : undefined)),
  })

/** Whether its next step, or the reason, is one of those that the board offers. */
export const isOffered = (
  { stage, next }: Placement,
  { steps, reasons }: Pick<Labels, 'steps' | 'reasons'>,
) => Number(next) < (stage === LOST ? reasons : steps).length

/** The initial placement of an enquiry of the content. */
export function initialPlacement(
  { stage, next, due }: Labels['enquiries'][number],
  { today, lost, stages, steps, reasons }: Labels,
): Placement {
  if (stage === lost) return { stage: LOST, next: String(reasons.indexOf(next)), due: '' }
  return {
    stage: String(stages.indexOf(stage)),
    next: String(steps.indexOf(next)),
    due: String(daysBetween(today, due)),
  }
}

/** Whether something is still to be chosen: the next step and its day, or why it was lost. */
export const asks = ({ stage, next, due }: Placement) =>
  next === '' || (due === '' && stage !== LOST)

/** How urgent the next step of an enquiry is. */
export function urgency(placement: Placement) {
  if (asks(placement)) return 'asks'
  if (placement.stage === LOST) return 'lost'
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

/** An enquiry with its value, in one currency, and where it is. */
type Valued = { value: number; placement: Placement }

/**
 * Sums up the board: the value of open and of won business, and how many enquiries are late, are lost, or
 * ask for a next step or the reason why they were lost.
 * @param won the stage of won business
 */
export function report(enquiries: readonly Valued[], won: string) {
  const worth = (these: readonly Valued[]) => these.reduce((sum, { value }) => sum + value, 0)
  const at = (is: (stage: string) => boolean) =>
    enquiries.filter(({ placement }) => is(placement.stage))
  return {
    open: worth(at((stage) => stage !== LOST && stage !== won)),
    late: enquiries.filter(({ placement }) => !asks(placement) && Number(placement.due) < 0).length,
    asking: enquiries.filter(({ placement }) => asks(placement)).length,
    won: worth(at((stage) => stage === won)),
    lost: at((stage) => stage === LOST).length,
  }
}
