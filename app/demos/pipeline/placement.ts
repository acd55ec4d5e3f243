import type { Labels } from './schema.server.ts'

/** Where an enquiry can be: a column of the board by its number, or lost. */
export type Stage = number | 'lost'

/** Where an enquiry is on the board. What has not been chosen yet is undefined. */
export type Placement = {
  stage: Stage
  step?: number | undefined
  /** Days from today until the step is due; negative if it is late. */
  due?: number | undefined
  reason?: number | undefined
}

export type Choices = Pick<Labels, 'stages' | 'steps' | 'reasons'>

const DAY = 24 * 60 * 60 * 1000
/** The most days from today that an address may set, either way. */
const FARTHEST = 60

/** Days from one date to another, both written as `2026-11-30`. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

/** The initial placement of an enquiry of the content. */
export function initialPlacement(
  { stage, step, due, reason }: Labels['enquiries'][number],
  { today, lost, ...choices }: Choices & Pick<Labels, 'today' | 'lost'>,
): Placement {
  if (stage === lost) return { stage: 'lost', reason: choices.reasons.indexOf(reason ?? '') }
  return {
    stage: choices.stages.indexOf(stage),
    step: choices.steps.indexOf(step ?? ''),
    due: due === undefined ? undefined : daysBetween(today, due),
  }
}

/** A placement as text, for the address: `2.0.-3` is the third column, first step, three days late. */
export const placementText = ({ stage, step, due, reason }: Placement) =>
  (stage === 'lost' ? [stage, reason ?? ''] : [stage, step ?? '', due ?? '']).join('.')

const numberUpTo = (most: number, text = '', least = 0) => {
  const number = /^-?\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

/** Reads a placement from its text; undefined if there is no such stage. */
export function readPlacement(text: string, { stages, steps, reasons }: Choices) {
  const [where, first, second] = text.split('.')
  if (where === 'lost')
    return { stage: where, reason: numberUpTo(reasons.length - 1, first) } satisfies Placement
  const stage = numberUpTo(stages.length - 1, where)
  if (stage === undefined) return undefined
  const step = numberUpTo(steps.length - 1, first)
  return { stage, step, due: numberUpTo(FARTHEST, second, -FARTHEST) } satisfies Placement
}

/** Whether something is still to be chosen: the next step and its day, or why it was lost. */
export const asks = ({ stage, step, due, reason }: Placement) =>
  stage === 'lost' ? reason === undefined : step === undefined || due === undefined

/** How urgent the next step of an enquiry is. */
export function urgency(placement: Placement) {
  if (asks(placement)) return 'asks'
  const { stage, due = 0 } = placement
  if (stage === 'lost') return 'lost'
  if (due === 0) return 'today'
  return due < 0 ? 'late' : 'later'
}

/** Returns a function that writes a day as "Mon 25 Jan", in UTC, since the board's days have no time zone. */
export function dayIn(language: string, today: string) {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const weekday = write({ weekday: 'short' })
  const date = write({ day: 'numeric', month: 'short' })
  return (days: number) => {
    const day = new Date(Date.parse(today) + days * DAY)
    return `${weekday.format(day)} ${date.format(day)}`
  }
}

/** The placement after a move: the last step is done, so the next one has to be chosen. */
export const movedTo = (stage: Stage): Placement => ({ stage })
