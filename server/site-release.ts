import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How long an answer is trusted before the disk is looked at again. */
const TRUSTED_MS = 1000

/** Headers of pages by their addresses: `{"/about": {"Content-Security-Policy": "…"}, "/*": {…}}`. */
export type HeadersByPage = Record<string, Record<string, string>>

/** One build of the site: its files and the headers that belong to them. Never changes. */
export interface SiteRelease {
  /** The real folder of the files, whatever link led there. */
  root: string
  /** That of the build before: pages that are being read still ask for its assets. */
  before: string | undefined
  headers: HeadersByPage
}

/**
 * Tells which release is the current one. A build puts its files into a folder of its own and then
 * turns the link `siteDir` to it, so whoever takes files and headers from one release never mixes
 * two builds. A plain folder will do as well, with `headers.json` beside it or without.
 * @param siteDir the site's folder, or the link to it
 * @param now the time in milliseconds
 * @returns a function for every request: the release, the same object until there is another
 * @throws SyntaxError when `headers.json` is no JSON, and never was
 */
export function siteRelease(siteDir: string, now: () => number = Date.now): () => SiteRelease {
  let known: { release: SiteRelease; stamp: string } | undefined
  let checkedAt = Number.NEGATIVE_INFINITY

  return () => {
    if (known && now() - checkedAt < TRUSTED_MS) return known.release
    checkedAt = now()
    const root = existsSync(siteDir) ? realpathSync(siteDir) : siteDir
    const headersFile = join(root, '../headers.json')
    const stamp = `${root} ${statSync(headersFile, { throwIfNoEntry: false })?.mtimeMs}`
    if (known?.stamp === stamp) return known.release
    try {
      const headers = (readJson(headersFile) ?? {}) as HeadersByPage
      known = { release: { root, before: before(root), headers }, stamp }
    } catch (error) {
      // Beside a plain folder it may be half written: what was known holds until it is whole.
      if (!known) throw error
    }
    return known.release
  }
}

/** Where the files of the release before lie, if the build noted one and it is still there. */
function before(root: string): string | undefined {
  const { before } = (readJson(join(root, '../release.json')) ?? {}) as { before?: string }
  const folder = before && join(root, '../..', before, 'client')
  return folder && existsSync(folder) ? folder : undefined
}

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
