import { KEPT } from '../../contract/kept.ts'

/** What is known of this visit, on this device alone, until a form is sent. */
export type Visit = {
  /** The pages seen last, the one that is shown first: two at most. */
  pages: { path: string; subject: string }[]
  /** Page of another site that led here; empty where there was none. */
  referrer: string
  /** Campaign names (`utm_…`) of the address that the visit began with, or of the last that had any. */
  campaign: Record<string, string>
}

const NONE: Visit = { pages: [], referrer: '', campaign: {} }

/** This visit, as far as the browser keeps it. */
export function readVisit(): Visit {
  try {
    return { ...NONE, ...JSON.parse(sessionStorage.getItem(KEPT.visit) ?? '{}') }
  } catch {
    return NONE
  }
}
