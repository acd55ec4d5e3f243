import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { validateHeaderName, validateHeaderValue } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { log } from './log.ts'

/** How long the result is used before the disk is checked again. */
const CHECK_EVERY_MS = 1000

/** Headers of pages by address: `{"/about": {"Content-Security-Policy": "…"}, "/*": {…}}`. */
export type HeadersByPage = Record<string, Record<string, string>>

const headersByPage: z.ZodType<HeadersByPage> = z.record(
  z.string(),
  z.record(z.string(), z.string()).refine(canBeSent),
)

/** Paths of this site only, so that no redirect leads to another one. */
const redirectsByAddress = z.record(z.string(), z.string().regex(/^\/[^/\\]/))

/** One build of the site: its files and their headers. Immutable. */
export interface SiteRelease {
  /** The folder of the files, links resolved. */
  root: string
  headers: HeadersByPage
  /** Former addresses of pages, with the current ones. */
  redirects: Record<string, string>
}

/**
 * Tracks the current release. A build writes a new folder and then points the link `siteDir` to it,
 * so files and headers of one release belong together. A plain folder works too, with
 * `headers.json` beside it. If that file is missing or invalid, an error is logged and the last valid
 * release stays current; if there was none, pages have no headers of their own.
 * @param siteDir the site's folder, or a link to it
 * @param now milliseconds on a monotonic clock
 * @returns a function to call for each request; it returns the same object until a new release is current
 */
export function siteRelease(
  siteDir: string,
  now: () => number = () => performance.now(),
): () => SiteRelease {
  let known: SiteRelease | undefined
  let stamp = ''
  let checkedAt = Number.NEGATIVE_INFINITY

  return () => {
    if (known && now() - checkedAt < CHECK_EVERY_MS) return known
    checkedAt = now()
    const root = realPath(siteDir)
    const headersFile = join(root ?? siteDir, '../headers.json')
    const file = statSync(headersFile, { throwIfNoEntry: false })
    const seen = `${root} ${file?.mtimeMs} ${file?.size}`
    if (known && stamp === seen) return known
    stamp = seen
    const headers = root === undefined ? {} : readHeaders(headersFile)
    // In a plain folder the file may be half written: keep the old headers until it is complete.
    if (headers || !known) {
      const folder = root ?? siteDir
      known = {
        root: folder,
        headers: headers ?? {},
        redirects: redirects(folder),
      }
    }
    return known
  }
}

/** The headers of the pages; undefined, with an error in the log, if the file is missing or invalid. */
function readHeaders(file: string): HeadersByPage | undefined {
  const headers = headersByPage.safeParse(readJson(file))
  if (headers.success) return headers.data
  const error = existsSync(file) ? 'is not as this server knows it' : 'is missing'
  const text = `${file} ${error}: pages do not get the policies of this build until npm run build writes it again.`
  log('note', { text })
  return undefined
}

/** Former addresses with the current ones; empty if the build recorded none. */
const redirects = (root: string): Record<string, string> =>
  redirectsByAddress.safeParse(readJson(join(root, '../redirects.json'))).data ?? {}

/** The content of a JSON file; undefined if it is missing or incomplete. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function realPath(folder: string): string | undefined {
  try {
    return realpathSync(folder)
  } catch {
    return undefined
  }
}

/** Whether Node accepts all names and values; one that it refuses would fail every request. */
function canBeSent(headers: Record<string, string>): boolean {
  try {
    for (const [name, value] of Object.entries(headers)) {
      validateHeaderName(name)
      validateHeaderValue(name, value)
    }
    return true
  } catch {
    return false
  }
}
