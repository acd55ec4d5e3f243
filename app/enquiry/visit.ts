import { STORAGE_KEYS } from '../../contract/storage-keys.ts'
import { parseVisit, type Visit } from './parse-visit.ts'

/** This visit, as far as it is stored. */
export function readVisit(): Visit {
  try {
    return parseVisit(sessionStorage.getItem(STORAGE_KEYS.visit))
  } catch {
    return { pages: [] }
  }
}
