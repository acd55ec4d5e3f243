import type { Site } from './site.ts'
import type { Analytics, LiveChat, SERVICES } from './third-parties.ts'

/** The sources that a page's policy adds to its own, by directive. */
export type Sources = Partial<
  Record<
    | 'script-src'
    | 'style-src'
    | 'img-src'
    | 'font-src'
    | 'connect-src'
    | 'frame-src'
    | 'media-src'
    | 'worker-src',
    string[]
  >
>

/** The sources of a chat, as its provider documents them for a Content Security Policy. */
function chatSources(chat: LiveChat): Sources {
  switch (chat.provider) {
    case 'tawk': {
      const own = 'https://*.tawk.to'
      const files = 'https://cdn.jsdelivr.net'
      return {
        'script-src': [own, files],
        'style-src': [own, files, 'https://fonts.googleapis.com'],
        'img-src': ['data:', own, files, 'https://tawk.link', 'https://s3.amazonaws.com'],
        'font-src': [own, 'https://fonts.gstatic.com'],
        'connect-src': [own, 'wss://*.tawk.to'],
        'frame-src': [own],
        'media-src': [own],
      }
    }
    case 'crisp': {
      const own = ['https://*.crisp.chat']
      return {
        'script-src': own,
        'style-src': own,
        'img-src': ['data:', ...own],
        'font-src': own,
        'connect-src': [...own, 'wss://*.relay.crisp.chat'],
        'frame-src': own,
        'media-src': own,
        'worker-src': ['blob:', ...own],
      }
    }
    case 'chatwoot': {
      const own = [chat.host]
      return {
        'script-src': own,
        'img-src': ['data:', ...own],
        'connect-src': own,
        'frame-src': own,
        'media-src': own,
      }
    }
  }
}

/** Where the script of an analytics provider comes from. */
export function analyticsScript(analytics: Analytics): string {
  switch (analytics.provider) {
    case 'plausible':
      return `${analytics.host}/js/script.js`
    case 'umami':
      return `${analytics.host}/script.js`
    case 'goatcounter':
      return analytics.host.endsWith('.goatcounter.com')
        ? 'https://gc.zgo.at/count.js'
        : `${analytics.host}/count.js`
    case 'matomo':
      return `${analytics.host}/matomo.js`
    case 'ga4':
      return `https://www.googletagmanager.com/gtag/js?id=${analytics.measurementId}`
  }
}

function analyticsSources(analytics: Analytics): Sources {
  if (analytics.provider === 'ga4') {
    const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com']
    return {
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': google,
      'connect-src': [...google, 'https://*.analytics.google.com'],
    }
  }
  return {
    'script-src': [new URL(analyticsScript(analytics)).origin],
    'img-src': [analytics.host],
    'connect-src': [analytics.host],
  }
}

const originOf = (address: string) => [new URL(address).origin]

type Configured = Pick<Site, (typeof SERVICES)[number]>

/** What a page loads or connects to for each service that `content/site.yaml` configures. */
export function thirdPartySources({ map, liveChat, callbackForm, analytics, vitals }: Configured) {
  return {
    map: map.embed ? { 'frame-src': originOf(map.embed) } : undefined,
    liveChat: liveChat && chatSources(liveChat),
    // A link, which no policy restricts.
    callbackForm: callbackForm ? {} : undefined,
    analytics: analytics && analyticsSources(analytics),
    vitals: vitals ? { 'connect-src': originOf(vitals) } : undefined,
  } satisfies Record<(typeof SERVICES)[number], Sources | undefined>
}
