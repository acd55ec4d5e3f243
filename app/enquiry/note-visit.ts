import type { Visit } from './parse-visit.ts'

/**
 * Notes the current page, where the visit came from and its campaign. It runs in every page as an inline
 * script, since a visitor may leave before anything else has loaded, and is inlined as source text, so it
 * uses no outer variables. What is stored is checked where it is read (`parseVisit`).
 * @param key its key in session storage
 * @param subjectAttribute the attribute of `<main>` with the subject of the page
 */
export function noteVisit(key: string, subjectAttribute: string): void {
  const note = () => {
    let visit: Partial<Visit> = {}
    try {
      visit = Object(JSON.parse(sessionStorage[key]))
    } catch {
      // Nothing is stored, or it is not JSON.
    }
    const [last] = [visit.pages].flat()
    const path = location.pathname.replace(/(.)\/$/, '$1')
    const subject = document.querySelector('main')?.getAttribute(subjectAttribute) ?? ''
    if (last?.path !== path) visit.pages = [{ path, subject }, ...(last ? [last] : [])]
    if (!document.referrer.startsWith(location.origin)) visit.referrer ??= document.referrer
    const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
      name.startsWith('utm_'),
    )
    if (campaign.length > 0 || !visit.campaign) visit.campaign = Object.fromEntries(campaign)
    try {
      sessionStorage[key] = JSON.stringify(visit)
    } catch {
      // Session storage is not available: the form then carries no subject and no campaign.
    }
  }
  note()
  // A page restored from the back/forward cache is shown without being loaded. Noting a page twice changes
  // nothing.
  addEventListener('pageshow', note)
}
