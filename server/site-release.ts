import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { validateHeaderName, validateHeaderValue } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'

/** How long an answer is trusted before the disk is looked at again. */
const TRUSTED_MS = 1000

/** Headers of pages by their addresses: `{"/about": {"Content-Security-Policy": "…"}, "/*": {…}}`. */
export type HeadersByPage = Record<string, Record<string, string>>

const headersByPage: z.ZodType<HeadersByPage> = z.record(
  z.string(),
  z.record(z.string(), z.string()).refine(canBeSent),
)

/** Paths of the site, so that no address leads away. */
const redirectsByAddress = z.record(z.string(), z.string().regex(/^\/[^/\\]/))

const releaseNote = z.object({ before: z.string().optional() })

/** One build of the site: its files and the headers that belong to them. Never changes. */
export interface SiteRelease {
  /** The real folder of the files, whatever link led there. */
  root: string
  /** That of the build before: pages that are being read still ask for its assets. */
  before: string | undefined
  headers: HeadersByPage
  /** Where addresses lead on that pages had before. */
  redirects: Record<string, string>
}

/**
 * Tells which release is the current one. A build puts its files into a folder of its own and then
 * turns the link `siteDir` to it, so whoever takes files and headers from one release never mixes
 * two builds. A plain folder will do as well, with `headers.json` beside it. Where that is missing
 * or faulty, the log says so, and the release known before holds; if none was, pages have no headers
 * of their own.
 * @param siteDir the site's folder, or the link to it
 * @param now milliseconds on a clock that never jumps
 * @returns a function for every request: the release, the same object until there is another
 */
export function siteRelease(
  siteDir: string,
  now: () => number = () => performance.now(),
): () => SiteRelease {
  let known: SiteRelease | undefined
  let stamp = ''
  let checkedAt = Number.NEGATIVE_INFINITY

  return () => {
    if (known && now() - checkedAt < TRUSTED_MS) return known
    checkedAt = now()
    const root = realPath(siteDir)
    const headersFile = join(root ?? siteDir, '../headers.json')
    const file = statSync(headersFile, { throwIfNoEntry: false })
    const seen = `${root} ${file?.mtimeMs} ${file?.size}`
    if (known && stamp === seen) return known
    stamp = seen
    const headers = root === undefined ? {} : readHeaders(headersFile)
    // Beside a plain folder they may be half written: the old ones hold until they are whole.
    if (headers || !known) {
      const folder = root ?? siteDir
      known = {
        root: folder,
        before: before(folder),
        headers: headers ?? {},
        redirects: redirects(folder),
      }
    }
    return known
  }
}

/** The headers of the pages; nothing, and a word in the log, when the file is missing or faulty. */
function readHeaders(file: string): HeadersByPage | undefined {
  const headers = headersByPage.safeParse(readJson(file))
  if (headers.success) return headers.data
  const error = existsSync(file) ? 'is not as this server knows it' : 'is missing'
  console.error(
    `${file} ${error}: pages do not get the policies of this build until npm run build writes it again.`,
  )
  return undefined
}

/** Where the files of the release before lie, if the build noted one and it is still there. */
function before(root: string): string | undefined {
  const note = releaseNote.safeParse(readJson(join(root, '../release.json')))
  if (!note.data?.before) return undefined
  return realPath(join(root, '../..', note.data.before, 'client'))
}

/** Old addresses with the new ones; none where the build noted none. */
const redirects = (root: string): Record<string, string> =>
  redirectsByAddress.safeParse(readJson(join(root, '../redirects.json'))).data ?? {}

/** What a JSON file holds; nothing when there is none, or only half of it. */
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

/** Names and values that Node refuses would fail every request. */
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
