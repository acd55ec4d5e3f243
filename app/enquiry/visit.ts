import { FIELD, STORAGE_KEYS } from '../../contract/constants.ts'
import { listOf, readFields, textsOf, writeFields } from './stored-fields.ts'

/** What is known of this visit; it stays on the device until a form is sent. */
export type Visit = {
  /** Paths of the last pages seen, the current one first: two at most. */
  pages: string[]
  /** Page of another site that linked here; empty if there was none. */
  referrer?: string | undefined
  /** Campaign parameters (`utm_…`) of the first address, or of the last that had any. */
  campaign?: Record<string, string> | undefined
}

/** This visit, as far as it is stored: what is malformed, or of an older version, counts as missing. */
export function readVisit(): Visit {
  const { pages, referrer, campaign } = readFields(STORAGE_KEYS.visit) ?? {}
  return {
    pages: listOf(pages).filter((page) => typeof page === 'string'),
    referrer: typeof referrer === 'string' ? referrer : undefined,
    campaign: campaign ? textsOf(campaign) : undefined,
  }
}

function note(): void {
  const visit = readVisit()
  const [last] = visit.pages
  const path = location.pathname.replace(/(.)\/$/, '$1')
  if (last !== path) visit.pages = [path, ...(last ? [last] : [])]
  if (!document.referrer.startsWith(location.origin)) visit.referrer ??= document.referrer
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith('utm_'),
  )
  if (campaign.length > 0 || !visit.campaign) visit.campaign = Object.fromEntries(campaign)
  // Where session storage is not available, the form carries no subject and no campaign.
  writeFields(STORAGE_KEYS.visit, visit)
}

/** Notes the current page, where the visit came from and its campaign. */
export function noteVisit(): void {
  note()
  // Also when the back/forward cache restores it. Noting a page twice changes nothing.
  addEventListener('pageshow', note)
}

/** Milliseconds since the visitor saw the page: since its load began or, prerendered, since it was activated. */
function sinceShown(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const { activationStart = 0 } = (navigation ?? {}) as { activationStart?: number }
  return performance.now() - activationStart
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
