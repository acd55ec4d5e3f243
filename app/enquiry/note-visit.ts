import { STORAGE_KEYS } from '../../contract/constants.ts'
import { writeFields } from './stored-fields.ts'
import { readVisit } from './visit.ts'

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
