import type { parseVisit } from './parse-visit.ts'

/**
 * Notes the page that is shown, where the visit came from and the campaign that led here: stands in
 * every page as an inline script, since a visitor may leave before anything else has loaded. It is
 * written into the page as its own source, so it uses nothing from outside.
 * @param parse `parseVisit`, which stands in the page likewise
 * @param key where it is stored in the session's storage
 * @param subjectAttribute the attribute of `<main>` that says what the page is about
 */
export function noteVisit(parse: typeof parseVisit, key: string, subjectAttribute: string): void {
  const note = () => {
    try {
      const visit = parse(sessionStorage.getItem(key))
      const path = location.pathname.replace(/(.)\/$/, '$1')
      const subject = document.querySelector('main')?.getAttribute(subjectAttribute) ?? ''
      if (visit.pages[0]?.path !== path)
        visit.pages = [{ path, subject }, ...visit.pages].slice(0, 2)
      if (!document.referrer.startsWith(location.origin)) visit.referrer ??= document.referrer
      const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
        name.startsWith('utm_'),
      )
      if (campaign.length > 0 || !visit.campaign) visit.campaign = Object.fromEntries(campaign)
      sessionStorage.setItem(key, JSON.stringify(visit))
    } catch {
      // A browser that keeps nothing: the form then names no subject and no campaign.
    }
  }
  note()
  // A page that comes back from the browser's own cache is shown again without being loaded.
  addEventListener('pageshow', ({ persisted }) => persisted && note())
}
