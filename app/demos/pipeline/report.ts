import { asks, type Placement } from './placement.ts'

/** An enquiry with its value, in one currency, and where it is. */
type Valued = { value: number; placement: Placement }

/** The totals of the board. */
export type Report = {
  /** Value of what is neither won nor lost. */
  open: number
  /** How many have a next step that was due before today. */
  late: number
  /** How many lack a next step, or the reason why they were lost. */
  asking: number
  /** Value of what is won. */
  won: number
  /** How many are lost. */
  lost: number
}

/**
 * Recounts the board.
 * @param won number of the column of business won
 */
export function report(enquiries: readonly Valued[], won: number): Report {
  const worth = (these: readonly Valued[]) => these.reduce((sum, { value }) => sum + value, 0)
  const at = (is: (stage: Placement['stage']) => boolean) =>
    enquiries.filter(({ placement }) => is(placement.stage))
  return {
    open: worth(at((stage) => stage !== 'lost' && stage !== won)),
    late: enquiries.filter(({ placement }) => !asks(placement) && (placement.due ?? 0) < 0).length,
    asking: enquiries.filter(({ placement }) => asks(placement)).length,
    won: worth(at((stage) => stage === won)),
    lost: at((stage) => stage === 'lost').length,
  }
}
