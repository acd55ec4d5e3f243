import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** One part, from, to, or both. Several at once may be answered with the whole. */
const ONE_PART = /^bytes=(?:\d+-\d*|-\d+)$/

/**
 * Says which requests for a part are answered with one: those for one part of the same version that
 * the browser has the rest of (`If-Range`). The others get the whole file. Parts are parts of the
 * file itself, not of a compressed copy.
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
