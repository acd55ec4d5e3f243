import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { formerPath } from '../contract/redirects.ts'
import { SITE_SETTINGS_FILE, type SiteSettings } from '../contract/site-settings.ts'
import { securityHeaders } from '../server/middleware/security-headers.ts'

/** What a host must know about a built site. */
export interface BuiltSite {
  /** The folder of its files. */
  client: string
  /** Its files, without the compressed copies: hosts of files compress by themselves. */
  files: string[]
  /** The addresses of its pages and files, such as `/about`. */
  addresses: string[]
  /** The headers of every response. */
  headers: Record<string, string>
  /** Former addresses, where they lead, and what is there although a pattern fits it. */
  moved: { from: string; to: string; kept: string[] }[]
  /** Whether its form sends to the mail provider, so that it does not need this project's server. */
  hasProvider: boolean
}

/**
 * Reads what the build wrote for hosts.
 * @param build the folder of all builds
 * @throws Error if a redirect has an address that cannot be written for every host
 */
export function readBuiltSite(build: string): BuiltSite {
  // The build that is current now, even if another one ends meanwhile.
  const client = realpathSync(path.join(build, 'client'))
  const read = (file: string) => JSON.parse(readFileSync(path.join(client, '..', file), 'utf8'))
  const site: SiteSettings = read(SITE_SETTINGS_FILE)
  const redirects = Object.entries<string>(read('redirects.json'))
  for (const [from, to] of redirects)
    if (formerPath(from) !== from || !/^(?:\/|(?:\/[\w.-]+)+)$/.test(to))
      throw new Error(`redirects.json: "${from}" or "${to}" is not the address of a page.`)
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.extname(file) && !/\.(?:br|gz)$/.test(file),
  )
  const addresses = files.map(
    (file) => `/${file.replaceAll(path.sep, '/')}`.replace(/\/index\.html$/, '') || '/',
  )
  return {
    ...{ client, files, addresses },
    headers: {
      ...securityHeaders(site.contentSecurityPolicy),
      // Browsers that used https once use only https for a year.
      'Strict-Transport-Security': 'max-age=31536000',
    },
    moved: redirects.map(([from, to]) => ({
      from,
      to,
      kept: addresses.filter((one) => from.endsWith('*') && one.startsWith(from.slice(0, -1))),
    })),
    hasProvider: site.provider !== undefined,
  }
}
