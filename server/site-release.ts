import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** How long the result is used before the disk is checked again. */
const CHECK_EVERY_MS = 1000

/** Paths of this site only, so that no redirect leads to another one. */
const redirectsByAddress = z.record(z.string(), z.string().regex(/^\/[^/\\]/))

/** One build of the site. Immutable. */
export interface SiteRelease {
  /** The folder of the files, links resolved. */
  root: string
  /** Former addresses of pages, with the current ones. */
  redirects: Record<string, string>
}

/**
 * Tracks the current release. A build writes a new folder and then points the link `siteDir` to it,
 * so files and redirects of one release belong together. A plain folder works too, with
 * `redirects.json` beside it.
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
    const file = statSync(join(root, '../redirects.json'), { throwIfNoEntry: false })
    const seen = `${root} ${file?.mtimeMs} ${file?.size}`
    if (!known || stamp !== seen) known = { root, redirects: redirects(root) }
    stamp = seen
    return known
  }
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

function realPath(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}
