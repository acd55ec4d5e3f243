/** What an office counts: calls and missed calls of a day, and the people on its list. */
export type Office = { calls: number; missed: number; staff: number }

/** What is assumed of a month: its working days, the minutes that are saved, and the share of missed callers won. */
export type Assumptions = {
  days: number
  callMinutes: number
  /** Minutes less a month for each person of the staff. */
  staffMinutes: number
  /** Share, from 0 to 1, of missed callers who still enquire when they are called back. */
  winning: number
}

/** What a month saves: hours on calls, hours on staff, and whole enquiries of callers that were missed. */
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
    // A product such as 10 × 0.1 × 25 may end a little below the whole number.
    enquiries: Math.floor(missed * winning * days + 1e-9),
  }
}
