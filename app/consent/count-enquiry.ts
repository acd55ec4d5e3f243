import type { Analytics } from '../../schemas/third-parties.ts'
import { gtag } from './load-analytics.ts'

/** Without personal data: the part of the site that the visitor came from, and what the form was for. */
type Counted = { page: string; kind: string }

declare global {
  interface Window {
    plausible?: (event: string, options: { props: Counted }) => void
    umami?: { track: (event: string, data: Counted) => void }
    goatcounter?: { count: (event: { path: string; title: string; event: true }) => void }
  }
}

/** The interface of each provider for events. */
const COUNT: Record<Analytics['provider'], (counted: Counted) => unknown> = {
  plausible: (props) => window.plausible?.('Enquiry', { props }),
  umami: (counted) => window.umami?.track('Enquiry', counted),
  goatcounter: ({ page, kind }) =>
    window.goatcounter?.count({ path: `enquiry/${page}`, title: kind, event: true }),
  matomo: ({ page, kind }) => window._paq?.push(['trackEvent', 'Enquiry', kind, page]),
  // https://developers.google.com/analytics/devguides/collection/ga4/reference/events#generate_lead
  ga4: (counted) => gtag('event', 'generate_lead', counted),
}

/** Counts an enquiry that the server has stored. */
export function countEnquiry({ provider }: Analytics, counted: Counted): void {
  COUNT[provider](counted)
}
