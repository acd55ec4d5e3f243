import type { Site } from '../../schemas/site.ts'
import { thirdPartySources } from '../../schemas/third-party-hosts.ts'

type ConfiguredSite = Parameters<typeof thirdPartySources>[0] & Pick<Site, 'mail'>

/**
 * The policy of every response: it allows the site's own files, speculation rules, the WebAssembly of the
 * search, and the hosts of the configured services.
 * @param site what `content/site.yaml` configures
 */
export function contentSecurityPolicy(site: ConfiguredSite): string {
  const directives: Record<string, string[]> = {
    'default-src': [],
    'script-src': ["'inline-speculation-rules'", "'wasm-unsafe-eval'"],
    // The icon of a page is in its head.
    'img-src': ['data:'],
    // Pages have inline styles, and drawings use style attributes.
    'style-src': ["'unsafe-inline'"],
    'connect-src': site.mail.send === 'provider' ? [new URL(site.mail.host).origin] : [],
  }
  for (const sources of Object.values(thirdPartySources(site)))
    for (const [name, hosts] of Object.entries<string[]>(sources ?? {}))
      directives[name] = [...(directives[name] ?? []), ...hosts]
  return [
    ...Object.entries(directives).map(
      ([name, sources]) => `${name} ${[...new Set(["'self'", ...sources])].join(' ')}`,
    ),
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "object-src 'none'",
  ].join('; ')
}
