import type { Analytics } from '../../schemas/third-parties.ts'
import { analyticsScript } from '../../schemas/third-party-hosts.ts'

declare global {
  interface Window {
    /** Matomo's queue of commands. */
    _paq?: unknown[][]
    /** Google's queue of commands. */
    dataLayer?: unknown[]
  }
}

/** The `data-…` attributes of the provider's script, as it documents them, in camel case. */
function attributesOf(analytics: Analytics): Record<string, string> {
  switch (analytics.provider) {
    case 'plausible':
      return { domain: analytics.domain }
    case 'umami':
      return { websiteId: analytics.websiteId, hostUrl: analytics.host }
    case 'goatcounter':
      return { goatcounter: `${analytics.host}/count` }
    default:
      return {}
  }
}

/**
 * Consent mode (https://developers.google.com/tag-platform/security/guides/consent): the default denies
 * everything.
 */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

/** Google's queue takes the `arguments` of a function, and ignores arrays. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

/** Queues the commands that the provider's script expects before it runs. */
function prepare(analytics: Analytics): void {
  if (analytics.provider === 'matomo')
    window._paq = [
      ['disableCookies'],
      ['setTrackerUrl', `${analytics.host}/matomo.php`],
      ['setSiteId', analytics.siteId],
      ['trackPageView'],
      ['enableLinkTracking'],
    ]
  if (analytics.provider !== 'ga4') return
  window.dataLayer = []
  gtag('consent', 'default', DENIED)
  gtag('consent', 'update', { analytics_storage: 'granted' })
  gtag('js', new Date())
  // Cookies of this host only, so that `forgetVisitor` can delete them.
  gtag('config', analytics.measurementId, { cookie_domain: 'none' })
}

/** Loads the configured analytics; called only after the visitor has agreed. */
export function loadAnalytics(analytics: Analytics): void {
  prepare(analytics)
  const script = document.createElement('script')
  Object.assign(script.dataset, attributesOf(analytics))
  script.src = analyticsScript(analytics)
  document.head.append(script)
}

/** Deletes the cookies by which Google Analytics recognises a visitor; the other providers set none. */
export function forgetVisitor(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in older browsers
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
  }
}
