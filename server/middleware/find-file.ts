import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { findSiteFile, NOT_FOUND_PAGE } from '../find-site-file.ts'
import { resolvePath } from '../resolve-path.ts'
import type { SiteRelease } from '../site-release.ts'

/** Finds the file that an address names; leads a page's other spellings, and those of before, to its address. */
export function findFile(release: () => SiteRelease): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const wish = resolvePath(pathname + search)
    if (wish.kind === 'malformed') return c.text('Bad Request', 400)
    if (wish.kind === 'nothing' || wish.path === NOT_FOUND_PAGE) return next()
    const file = findSiteFile(release(), wish.path)
    const moved = file ? undefined : release().redirects[`/${wish.path}`]
    if (moved) return c.redirect(moved + search, 301)
    if (wish.kind === 'file') c.set('file', file)
    else if (file?.isPage) return c.redirect(wish.to, 301)
    return next()
  }
}
