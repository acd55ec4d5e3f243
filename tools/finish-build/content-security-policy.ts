import { createHash } from 'node:crypto'
import { DATA } from '../../app/data-attributes.ts'
import type { Site } from '../../schemas/site.ts'
import { thirdPartySources } from '../../schemas/third-party-hosts.ts'

type ConfiguredSite = Parameters<typeof thirdPartySources>[0] & Pick<Site, 'mail'>

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The hash of an inline script as a policy names it (https://www.w3.org/TR/CSP3/#framework-directive-source-list). */
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The origin of an address as a list, empty without an address. */
const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : [])

/** Which pages use a service: those with this text in their HTML. */
const USED_BY: Partial<Record<keyof ReturnType<typeof thirdPartySources>, string>> = {
  map: 'target="office-map"',
  liveChat: `${DATA.liveChat}=`,
  analytics: `${DATA.consent}=`,
  vitals: `${DATA.consent}=`,
}

/** Every form of the site is an island, Let's Connect included. */
const FORM = new RegExp(`${DATA.island}="(contact-form|lets-connect)"`)

/**
 * The policy of one page: it allows the site's files, the page's inline scripts by their hashes, and the
 * hosts of those configured services that this page uses.
 * @param html the page as it is served
 * @param site what `content/site.yaml` configures
 */
export function contentSecurityPolicy(html: string, site: ConfiguredSite): string {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT))
    .filter(([, attributes = '', script]) => script && !attributes.includes('application/ld+json'))
    .map(([, , script = '']) => hashOf(script))
  const mail = site.mail.send === 'provider' && FORM.test(html) ? site.mail.host : undefined
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    // The icon of a page is in its head.
    'img-src': ["'self'", 'data:'],
    // Pages have inline styles, and drawings use style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...originOf(mail)],
  }
  for (const [service, sources = {}] of Object.entries(thirdPartySources(site))) {
    const mark = USED_BY[service as keyof typeof USED_BY]
    if (!mark || !html.includes(mark)) continue
    for (const [name, hosts] of Object.entries<string[]>(sources))
      directives[name] = [...(directives[name] ?? ["'self'"]), ...hosts]
  }
  Object.assign(directives, {
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'object-src': ["'none'"],
  })
  return (
    Object.entries(directives)
      // Omit a directive that equals the default: headers are part of the first packets.
      .filter(([name, sources]) => name !== 'connect-src' || sources.length > 1)
      .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
      .join('; ')
  )
}
