import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The hash of an inline script as a policy names it (https://www.w3.org/TR/CSP3/#framework-directive-source-list). */
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** A chat's script connects to sibling hosts: `embed.chat.example` to all of `*.chat.example`. */
function chatHosts(script: string | undefined): string[] {
  if (!script) return []
  const { host, origin } = new URL(script)
  const parent = host.split('.').slice(1).join('.')
  // But not to a public suffix: neither `*.example` nor `*.co.in`.
  const family = /^([^.]+|\w{2,3}\.\w\w)$/.test(parent) ? host : parent
  return [origin, `https://*.${family}`, `wss://*.${family}`]
}

/** The origin of an address as a list, empty without an address. */
const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : [])

/** Other hosts that a page may connect to, from `content/site.yaml`. */
export type ForeignHosts = {
  mail?: string | undefined
  liveChat?: string | undefined
  map?: string | undefined
  vitals?: string | undefined
}

/**
 * The policy of one page: it allows the site's files, the page's inline scripts by their hashes, and the
 * hosts that the owner has configured.
 * @param html the page as it is served
 * @param hosts the hosts in `content/site.yaml`
 */
export function contentSecurityPolicy(html: string, hosts: ForeignHosts): string {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT))
    .filter(([, attributes = '', script]) => script && !attributes.includes('application/ld+json'))
    .map(([, , script = '']) => hashOf(script))
  const chat = chatHosts(hosts.liveChat)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(hashes), ...chat],
    // Pages have inline styles, and drawings use style attributes.
    'style-src': ["'self'", "'unsafe-inline'", ...chat],
    'img-src': ["'self'", ...(chat.length > 0 ? ['data:', ...chat] : [])],
    'font-src': ["'self'", ...chat],
    'connect-src': ["'self'", ...originOf(hosts.mail), ...originOf(hosts.vitals), ...chat],
    'frame-src': ["'self'", ...originOf(hosts.map), ...chat],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'object-src': ["'none'"],
  }
  // Omit directives that equal the default: headers are part of the first packets.
  const falls = ['img-src', 'font-src', 'connect-src', 'frame-src']
  return Object.entries(directives)
    .filter(([name, sources]) => !falls.includes(name) || sources.join() !== "'self'")
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
