import { KEPT } from '../../contract/kept.ts'
import { parseVisit, type Visit } from './parse-visit.ts'

/** This visit, as far as the browser stores it. */
export function readVisit(): Visit {
  try {
    return parseVisit(sessionStorage.getItem(KEPT.visit))
  } catch {
    return { pages: [] }
  }
}
