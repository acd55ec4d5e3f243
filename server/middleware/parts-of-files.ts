import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** A single range. Requests for several ranges may be answered with the whole file. */
const ONE_PART = /^bytes=(?:\d+-\d*|-\d+)$/

/**
 * Decides which range requests get a range: those for a single range whose `If-Range`, if any, matches
 * the current version. The others get the whole file. Ranges are of the file itself, not of a
 * compressed copy.
 */
export function partsOfFiles(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const range = c.req.header('Range')
    if (range === undefined) return next()
    const { headers } = c.req.raw
    if (ONE_PART.test(range) && isOfSameVersion(c.req.header('If-Range'), c.var.file)) {
      headers.delete('Accept-Encoding')
    } else {
      headers.delete('Range')
    }
    return next()
  }
}

function isOfSameVersion(condition: string | undefined, file: AppEnv['Variables']['file']) {
  if (condition === undefined) return true
  return condition === `"${file?.version}"` || Date.parse(condition) === file?.modified
}
