import { STORAGE_KEYS } from '../../schemas/storage-keys.ts'
import { parseVisit, type Visit } from './parse-visit.ts'

/** This visit, as far as it is stored. */
export function readVisit(): Visit {
  try {
    return parseVisit(sessionStorage.getItem(STORAGE_KEYS.visit))
  } catch {
    return { pages: [] }
  }
}
