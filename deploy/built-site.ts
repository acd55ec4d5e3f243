import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SITE_SETTINGS_FILE } from '../contract/site-settings.ts'

/** What a host must know about a built site. */
export interface BuiltSite {
  /** The address of each page, such as `/about`, and its Content-Security-Policy; without `/404`. */
  pages: [page: string, policy: string][]
  /** The policy of the not-found page. */
  notFound: string
  /** Former addresses of pages, and where they lead now. */
  moved: [from: string, to: string][]
  /** The host name of the site, such as `www.kiteline.example`. */
  hostname: string
  /** Whether its form sends to the mail provider, so that it does not need this project's server. */
  hasProvider: boolean
}

export const POLICY = 'Content-Security-Policy'

const read = (build: string, file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(build, file), 'utf8'))

/**
 * Reads what the build wrote for hosts.
 * @param build the folder of all builds
 * @throws Error if a page has a header, or a redirect an address, that cannot be written for every host
 */
export function readBuiltSite(build: string): BuiltSite {
  const policies = Object.entries(read(build, 'headers.json')).map(([page, headers]) => {
    const policy = (headers as Record<string, string>)[POLICY] ?? ''
    if (Object.keys(headers as object).join() !== POLICY || /["\\$\n{}]/.test(page + policy)) {
      throw new Error(`headers.json: ${page} has headers that cannot be written for every host.`)
    }
    return [page, policy] as [string, string]
  })
  const moved = Object.entries(read(build, 'redirects.json')).map(([from, to]) => {
    if (![from, to].every((address) => /^\/[a-z0-9/-]+(?:\.md)?$/.test(String(address)))) {
      throw new Error(`redirects.json: "${from}" or "${to}" is not the address of a page.`)
    }
    return [from, to] as [string, string]
  })
  const robots = readFileSync(path.join(build, 'client/robots.txt'), 'utf8')
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  return {
    pages: policies.filter(([page]) => page !== '/404'),
    notFound: Object.fromEntries(policies)['/404'] ?? '',
    moved,
    hostname: new URL(sitemap).hostname,
    hasProvider: Boolean(read(build, path.join('current', SITE_SETTINGS_FILE)).provider),
  }
}

/** The file of a page in `build/client`: `about/index.html`. */
export const fileOf = (page: string) => `${page === '/' ? '' : `${page.slice(1)}/`}index.html`
