import { asks, LOST, type Placement } from './placement.ts'

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
