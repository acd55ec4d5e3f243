import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { encodePath, formerPath } from '../contract/redirects.ts'
import { SITE_SETTINGS_FILE, type SiteSettings } from '../contract/site-settings.ts'
import { securityHeaders } from '../server/site/security-headers.ts'

/** Reads what a host must know about a site. @throws Error if a redirect cannot be written for every host */
export function readBuiltSite(build: string) {
  // The build that is current now, even if another one ends meanwhile.
  const client = realpathSync(path.join(build, 'client'))
  const read = (file: string) => JSON.parse(readFileSync(path.join(client, '..', file), 'utf8'))
  const site: SiteSettings = read(SITE_SETTINGS_FILE)
  const redirects = Object.entries<string>(read('redirects.json'))
  for (const [from, to] of redirects)
    if (formerPath(encodePath(from)) !== from || !/^(?:\/|(?:\/[\w.-]+)+)$/.test(to))
      throw new Error(`redirects.json: "${from}" or "${to}" is not the address of a page.`)
  // Without the compressed copies: hosts of files compress by themselves.
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.extname(file) && !/\.(?:br|gz)$/.test(file),
  )
  const addresses = files.map(
    (file) => `/${file.replaceAll(path.sep, '/')}`.replace(/\/index\.html$/, '') || '/',
  )
  const isAddress = (from: string) =>
    addresses.some((one) => one.toLowerCase() === from.toLowerCase())
  const start = (from: string) => from.slice(0, -1).toLowerCase()
  return {
    ...{ client, files, addresses, isAddress },
    headers: {
      ...securityHeaders(site.contentSecurityPolicy),
      // Browsers that used https once use only https for a year.
      'Strict-Transport-Security': 'max-age=31536000',
    },
    /** Former addresses, where they lead, and what is there although a pattern fits it. `/x/*` includes `/x`. */
    moved: redirects.flatMap(([from, to]) => {
      if (!from.endsWith('*')) return { from, to, kept: [] }
      const kept = addresses.filter((one) => one.toLowerCase().startsWith(start(from)))
      const folder = from.slice(0, -2)
      const isIn = from.endsWith('/*') && !isAddress(folder)
      return [...(isIn ? [{ from: folder, to, kept: [] }] : []), { from, to, kept }]
    }),
    /** The languages beside the first one that have a not-found page of their own. */
    languages: Object.keys(site.languages).filter((name) => isAddress(`/${name}/404`)),
    /** Whether its form sends to the mail provider, so that it does not need this project's server. */
    hasProvider: site.provider !== undefined,
  }
}

export type BuiltSite = ReturnType<typeof readBuiltSite>
