import { DATA } from '../data-attributes.ts'

/**
 * Sends how fast this visit was, where `content/site.yaml` names an address for it (`vitals`): the
 * measure, its value and the page's path, without cookies and without anything about the visitor.
 * Pages that were prerendered count from the moment they are shown.
 */
export async function sendVisitFigures(): Promise<void> {
  const address = document.documentElement.getAttribute(DATA.visitFigures)
  if (!address) return
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const observe of [onCLS, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating }) => {
      const figures = JSON.stringify({ name, value, rating, path: location.pathname })
      navigator.sendBeacon(address, figures)
    })
  }
}
