import type { SiteRelease } from '../site-release.ts'
import { findSiteFile, loadSiteFile, type SiteFile, signatureOf } from './site-file.ts'

/** How long a file is served without looking whether it changed. */
const TRUSTED_MS = 1000

/** Most bytes of files kept in memory; the oldest give way. */
const MOST_BYTES = 96 * 1024 * 1024

type Kept = { file: SiteFile; checkedAt: number }

/**
 * The files of the current release, kept in memory and read again once they change. A page gets the
 * headers of the release that it is taken from.
 */
export function siteFiles(current: () => SiteRelease, now: () => number = Date.now) {
  let kept = new Map<string, Kept>()
  let keptOf: SiteRelease | undefined
  let bytes = 0

  /** What is in memory and known to be fresh; the way most requests go, without waiting. */
  function ready(path: string): SiteFile | undefined {
    if (keptOf) changeOver()
    const known = kept.get(path)
    return known && now() - known.checkedAt < TRUSTED_MS ? known.file : undefined
  }

  async function load(path: string): Promise<SiteFile | undefined> {
    const release = changeOver()
    const found = await find(release, path)
    const known = kept.get(path)
    if (found.length === 0) {
      forget(path)
      return undefined
    }
    if (known?.file.signature === signatureOf(found)) {
      known.checkedAt = now()
      return known.file
    }
    const { headers } = release
    const file = await loadSiteFile(found, { ...headers['/*'], ...headers[`/${path}`] })
    if (release === keptOf) keep(path, file)
    return file
  }

  /** Forgets the files of one release when there is another. */
  function changeOver(): SiteRelease {
    const release = current()
    if (release !== keptOf) {
      kept = new Map()
      keptOf = release
      bytes = 0
    }
    return release
  }

  function keep(path: string, file: SiteFile) {
    forget(path)
    kept.set(path, { file, checkedAt: now() })
    bytes += file.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES || oldest === path) break
      forget(oldest)
    }
  }

  function forget(path: string) {
    bytes -= kept.get(path)?.file.bytes ?? 0
    kept.delete(path)
  }

  return { ready, load }
}

/** Finds a file in a release; an asset, which no page of the new build may name, in the one before as well. */
async function find({ root, before }: SiteRelease, path: string) {
  const found = await findSiteFile(root, path)
  return found.length === 0 && before && path.startsWith('assets/')
    ? findSiteFile(before, path)
    : found
}
