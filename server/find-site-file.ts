import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { SiteRelease } from './site-release.ts'

/** The page that the build makes for unknown addresses. */
export const NOT_FOUND_PAGE = '404'

/** Files in this folder have a content hash in their name, so they never change. */
const ASSETS = 'assets/'

/** Extensions of compressed copies that `serve-static` looks for; the build makes only `.br` and `.gz`. */
const COPIES = ['.br', '.zst', '.gz']

/** A file of the site. */
export interface SiteFile {
  /** Its absolute path. */
  path: string
  isPage: boolean
  isAsset: boolean
  hasCopies: boolean
  /** The value of its ETag, without quotation marks. */
  version: string
  /** When it was changed: milliseconds since 1970, rounded to whole seconds. */
  modified: number
}

/**
 * Finds the file that an address names, or the page in the folder of that name.
 * @param address decoded, without its first slash, as `resolvePath` returns it
 */
export function findSiteFile(release: SiteRelease, address: string): SiteFile | undefined {
  const file = below(release.root, address)
  if (!file) return undefined
  const { path, stats } = file
  return {
    path,
    isPage: path.endsWith('.html'),
    isAsset: address.startsWith(ASSETS),
    hasCopies: copiesOf(path).length > 0,
    version: `${Math.trunc(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}`,
    modified: Math.trunc(stats.mtimeMs / 1000) * 1000,
  }
}

const copiesOf = (path: string) =>
  COPIES.map((end) => path + end).filter((copy) => existsSync(copy))

/** Does not follow links out of the folder, neither to a file nor to a compressed copy. */
function below(root: string, address: string) {
  const isInside = (path: string) => realpathSync.native(path).startsWith(root + sep)
  for (const path of [join(root, address), join(root, address, 'index.html')]) {
    try {
      const stats = statSync(path)
      if (stats.isFile())
        return [path, ...copiesOf(path)].every(isInside) ? { path, stats } : undefined
    } catch {
      // There is no such file, or it may not be read.
    }
  }
  return undefined
}
