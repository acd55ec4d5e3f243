import { FIELD, STORAGE_KEYS } from '../../contract/constants.ts'
import { sinceShown } from '../islands/since-shown.ts'
import { parseVisit, type Visit } from './parse-visit.ts'

/** This visit, as far as it is stored. */
export function readVisit(): Visit {
  try {
    return parseVisit(sessionStorage.getItem(STORAGE_KEYS.visit))
  } catch {
    return { pages: [] }
  }
}

/** Adds to an enquiry its page, where the visitor came from, and how long they took. */
export function addVisit(data: FormData): void {
  const { referrer, campaign } = readVisit()
  data.set(FIELD.page, location.pathname)
  data.set(FIELD.referrer, referrer ?? '')
  data.set(FIELD.elapsedMs, String(Math.round(sinceShown())))
  // The visitor's own entries stay, whatever is stored.
  for (const [name, value] of Object.entries(campaign ?? {}))
    if (!data.has(name)) data.set(name, value)
}
