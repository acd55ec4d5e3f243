import { hash } from 'node:crypto'
import { AWAIT_HERO, NEXT_PAGE } from '../../app/layout/inline-scripts.ts'
import type { Site } from '../../model/files/site.ts'
import type { ThirdParties } from '../../model/files/third-parties.ts'

type Configured = {
  site: { mail: Site['mail']; map: Pick<Site['map'], 'embed'> }
  thirdParties: { scripts: readonly Pick<ThirdParties['scripts'][number], 'hosts'>[] }
}

const originOf = (address: string) => new URL(address).origin

/** The policy of every response: the site's own files and inline scripts, WebAssembly, and the hosts of the content. */
export function contentSecurityPolicy({ site: { mail, map }, thirdParties }: Configured): string {
  const named = [...new Set(thirdParties.scripts.flatMap(({ hosts }) => hosts))]
  const hosts = named.map((host) => `https://${host}`)
  const directives = {
    'script-src': [
      ...[AWAIT_HERO, NEXT_PAGE].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`),
      "'wasm-unsafe-eval'",
      ...hosts,
    ],
    // The icon of a page is in its head.
    'img-src': ['data:', ...hosts],
    // Pages have inline styles, and drawings use style attributes.
    'style-src': ["'unsafe-inline'", ...hosts],
    'connect-src': [
      ...(mail.send === 'provider' ? [originOf(mail.host)] : []),
      ...hosts,
      ...named.map((host) => `wss://${host}`),
    ],
    'frame-src': [...(map.embed ? [originOf(map.embed)] : []), ...hosts],
    'font-src': hosts,
    'media-src': hosts,
    // Chats make workers of their own script.
    'worker-src': named.length > 0 ? ['blob:', ...hosts] : [],
  }
  return [
    "default-src 'self'",
    ...Object.entries(directives)
      .filter(([, sources]) => sources.length > 0)
      .map(([name, sources]) => `${name} 'self' ${[...new Set(sources)].join(' ')}`),
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "object-src 'none'",
  ].join('; ')
}
