import { matchPath } from 'react-router'

declare global {
  interface Window {
    /** What the framework knows of the routes in the browser. */
    __reactRouterManifest?: { routes: Record<string, { path?: string; css?: string[] }> }
  }
}

/**
 * Takes in the stylesheets of a page that is likely to follow. The framework prefetches a page's
 * modules and data by itself, but its stylesheets only after the click; and with a new stylesheet
 * the browser lays the whole old page out again. No class of it is on any other page, so this shows
 * nothing.
 * @param address where the link leads; nothing happens where no page of the site is
 */
export function prefetchStyles(address: string): void {
  const { pathname } = new URL(address, location.href)
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
  // The root has an empty path, and Home none.
  const route = routes.find(({ path = '/' }) => path && matchPath(path, pathname))
  for (const href of route?.css ?? []) {
    if (document.querySelector(`link[href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  }
}
