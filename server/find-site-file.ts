import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { STRICT_POLICY } from './middleware/security-headers.ts'
import type { SiteRelease } from './site-release.ts'

/** The page that the build makes for addresses there is nothing at. */
export const NOT_FOUND_PAGE = '404'

/** Files in here carry a hash of their content in their name: they never change. */
const ASSETS = 'assets/'

/** The ends of the names of compressed copies that the library takes; the build makes the first and the last. */
const COPIES = ['.br', '.zst', '.gz']

/** A file of the site, and what is sent with it. */
export interface SiteFile {
  /** Where it lies. */
  path: string
  isPage: boolean
  isAsset: boolean
  hasCopies: boolean
  /** Its version, as an entity tag says it: without its quotation marks. */
  version: string
  /** When it was changed, in whole seconds since 1970, times 1000. */
  modified: number
  /** Headers of its own, as pages have them. */
  headers: Record<string, string>
}

/**
 * Finds the file of a release that an address names, or the page in the folder of that name. An
 * asset, which no page of a new build may name, is looked for in the release before as well.
 * @param address the address without its first slash, decoded, as `resolvePath` gives it
 */
export function findSiteFile(release: SiteRelease, address: string): SiteFile | undefined {
  const isAsset = address.startsWith(ASSETS)
  const found = below(release.root, address)
  const file = !found && isAsset && release.before ? below(release.before, address) : found
  if (!file) return undefined
  const { path, stats } = file
  const isPage = path.endsWith('.html')
  return {
    path,
    isPage,
    isAsset,
    hasCopies: copiesOf(path).length > 0,
    version: `${Math.trunc(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}`,
    modified: Math.trunc(stats.mtimeMs / 1000) * 1000,
    headers: isPage ? pageHeaders(release, address) : {},
  }
}

const pageHeaders = ({ headers }: SiteRelease, address: string) => ({
  'Content-Security-Policy': STRICT_POLICY,
  ...headers['/*'],
  ...headers[`/${address}`],
})

const copiesOf = (path: string) =>
  COPIES.map((end) => path + end).filter((copy) => existsSync(copy))

/** Links that lead out of the folder are not followed, neither to a file nor to a copy of it. */
function below(root: string, address: string) {
  const isInside = (path: string) => realpathSync.native(path).startsWith(root + sep)
  for (const path of [join(root, address), join(root, address, 'index.html')]) {
    try {
      const stats = statSync(path)
      if (stats.isFile())
        return [path, ...copiesOf(path)].every(isInside) ? { path, stats } : undefined
    } catch {
      // Nothing is there, or nothing that may be read.
    }
  }
  return undefined
}
