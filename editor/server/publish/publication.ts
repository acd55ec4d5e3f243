import type { SitePages } from '../../../tools/build/compare-sites.ts'
import { readStored, replaceFile, STORED } from '../../../tools/content/stored-files.ts'

const RECORD = `${STORED}/published.json`

/** The last publication from this computer. */
export const lastPublication = () => readStored<{ at: string; pages: SitePages }>(RECORD)

/** Remembers the pages that are published now. */
export const rememberPublication = (pages: SitePages) =>
  replaceFile(RECORD, JSON.stringify({ at: new Date().toISOString(), pages }))
