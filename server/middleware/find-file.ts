import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { findSiteFile, NOT_FOUND_PAGE } from '../find-site-file.ts'
import { resolvePath } from '../resolve-path.ts'
import type { SiteRelease } from '../site-release.ts'

/** Finds the file of an address; redirects other spellings and former addresses of a page. */
export function findFile(release: () => SiteRelease): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const resolved = resolvePath(pathname + search)
    if (resolved.kind === 'malformed') return c.text('Bad Request', 400)
    if (resolved.kind === 'nothing' || resolved.path === NOT_FOUND_PAGE) return next()
    const file = findSiteFile(release(), resolved.path)
    const moved = file ? undefined : release().redirects[`/${resolved.path}`]
    if (moved) return c.redirect(moved + search, 301)
    if (resolved.kind === 'file') c.set('file', file)
    else if (file?.isPage) return c.redirect(resolved.to, 301)
    return next()
  }
}
