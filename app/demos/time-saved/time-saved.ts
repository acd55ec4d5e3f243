/** What an office counts: calls and missed calls in a day, and its staff. */
export type Office = { calls: number; missed: number; staff: number }

/** Assumptions about a month: its working days, the minutes saved, and the share of missed callers won. */
export type Assumptions = {
  days: number
  callMinutes: number
  /** Minutes saved a month for each member of staff. */
  staffMinutes: number
  /** Share, from 0 to 1, of missed callers who still enquire when they are called back. */
  winning: number
}

/** What a month saves: hours on calls, hours on staff, and whole enquiries from missed callers. */
export function timeSaved(office: Office, assumed: Assumptions) {
  const { calls, staff } = office
  const { days, callMinutes, staffMinutes, winning } = assumed
  const missed = Math.min(office.missed, calls)
  const callHours = ((calls - missed) * callMinutes * days) / 60
  const staffHours = (staff * staffMinutes) / 60
  return {
    callHours,
    staffHours,
    hours: callHours + staffHours,
    // A product such as 10 × 0.1 × 25 may come out a little below the whole number.
    enquiries: Math.floor(missed * winning * days + 1e-9),
  }
}
