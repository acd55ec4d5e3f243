import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findSiteFile, loadSiteFile, type SiteFile, signatureOf } from './site-file.ts'

/** How long a file is served without looking whether it changed. */
const TRUSTED_MS = 1000

/** Most bytes of files kept in memory; the oldest give way. */
const MOST_BYTES = 96 * 1024 * 1024

type Kept = { file: SiteFile; checkedAt: number }
type HeadersByPage = Record<string, Record<string, string>>

/**
 * The files below `root`, kept in memory and read again once they change. `headers.json` beside
 * the folder, if the build wrote one, gives pages headers of their own (`{"/about": {…}, "/*": {…}}`).
 */
export function siteFiles(root: string, now: () => number = Date.now) {
  const kept = new Map<string, Kept>()
  let bytes = 0
  const headersFile = join(root, '..', 'headers.json')
  let headers: { byPage: HeadersByPage; mtimeMs: number; checkedAt: number } | undefined

  /** What is in memory and known to be fresh; the way most requests go, without waiting. */
  function ready(path: string): SiteFile | undefined {
    const known = kept.get(path)
    return known && now() - known.checkedAt < TRUSTED_MS ? known.file : undefined
  }

  async function load(path: string): Promise<SiteFile | undefined> {
    const byPage = await freshHeaders()
    const found = await findSiteFile(root, path)
    const known = kept.get(path)
    if (found.length === 0) {
      forget(path)
      return undefined
    }
    if (known?.file.signature === signatureOf(found)) {
      known.checkedAt = now()
      return known.file
    }
    const file = await loadSiteFile(found, { ...byPage['/*'], ...byPage[`/${path}`] })
    forget(path)
    kept.set(path, { file, checkedAt: now() })
    bytes += file.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES || oldest === path) break
      forget(oldest)
    }
    return file
  }

  function forget(path: string) {
    bytes -= kept.get(path)?.file.bytes ?? 0
    kept.delete(path)
  }

  async function freshHeaders(): Promise<HeadersByPage> {
    if (headers && now() - headers.checkedAt < TRUSTED_MS) return headers.byPage
    const mtimeMs = (await stat(headersFile).catch(() => undefined))?.mtimeMs ?? 0
    if (headers?.mtimeMs === mtimeMs) {
      headers.checkedAt = now()
      return headers.byPage
    }
    const text = mtimeMs ? await readFile(headersFile, 'utf8') : '{}'
    headers = { byPage: JSON.parse(text) as HeadersByPage, mtimeMs, checkedAt: now() }
    // Their headers are part of what was prepared.
    for (const path of [...kept.keys()]) forget(path)
    return headers.byPage
  }

  return { ready, load }
}
