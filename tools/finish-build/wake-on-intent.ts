import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'

const WAKER = readFileSync(new URL('./waker.js', import.meta.url), 'utf8')

const PRELOADS = /<link rel="modulepreload"[^>]*\/>/g
const START = /<script type="module" async="">([\s\S]*?)<\/script>/g
const ROUTE_MODULE = /import \* as (route\d+) from "([^"]+)";/g
const MANIFEST = /import "([^"]+)";/
const ROUTE_NAMES = /window\.__reactRouterRouteModules = \{([^}]*)\};/
const ENTRY = /import\("([^"]+)"\);/
/** Scrolls to where the visitor left a page, before the application is up; browsers do that by themselves. */
const SCROLL = /<script>\(\(storageKey, ?restoreKey\) ?=> ?\{[\s\S]*?<\/script>/
/** A script, but for data of search engines. */
const SCRIPT = /<script(?![^>]*application\/ld\+json)/
/** What a browser fetches or runs as a module without being asked. */
const EAGER = /<link[^>]*modulepreload|<script[^>]*(?:\ssrc=|type="module")/

const unexpected = (page: string, what: string) =>
  new Error(
    `${page}: ${what}. The framework's output has changed its shape: see tools/finish-build/wake-on-intent.ts and docs/decisions/010-waking-on-intent.md`,
  )

/**
 * Puts the application of a page to sleep: takes away the preloads and the scripts that start React
 * and scroll the page at once, and puts in their place a small script that starts it at the first sign of a visitor.
 * @param html the page as the framework wrote it
 * @param page its name, for the error
 * @param more addresses of further modules that the application needs before it starts
 * @throws Error when the framework's output is not what it was when this was written
 */
export function wakeOnIntent(html: string, page: string, more: string[] = []): string {
  const starts = [...html.matchAll(START)]
  // The not-found page runs nothing.
  if (!SCRIPT.test(html)) return html
  const [start] = starts
  if (!start || starts.length > 1) throw unexpected(page, `${starts.length} start scripts, not one`)
  const script = start[1] ?? ''
  const manifest = MANIFEST.exec(script)?.[1]
  const entry = ENTRY.exec(script)?.[1]
  const modules = new Map(Array.from(script.matchAll(ROUTE_MODULE), ([, name, url]) => [name, url]))
  const names = ROUTE_NAMES.exec(script)?.[1]
  if (!manifest || !entry || !names) throw unexpected(page, 'the start script names no modules')
  const routes = Array.from(names.matchAll(/"([^"]+)":(route\d+)/g), ([, route, name]) => ({
    route,
    url: modules.get(name),
  }))
  if (routes.length !== modules.size || routes.some(({ url }) => !url)) {
    throw unexpected(page, 'routes and their modules do not match')
  }
  if (!SCROLL.test(html))
    throw unexpected(page, 'no script restores where the page was scrolled to')
  if (html.match(PRELOADS) === null) throw unexpected(page, 'no preloads of modules')
  const values: Record<string, unknown> = {
    MODULES: [manifest, ...routes.map(({ url }) => url), ...more],
    ROUTES: routes.map(({ route }) => route),
    ENTRY: entry,
  }
  const waker = WAKER.replace(/\b(MODULES|ROUTES|ENTRY)\b/g, (name) => JSON.stringify(values[name]))
  const { code } = minifySync('waker.js', waker)
  const asleep = html
    .replace(PRELOADS, '')
    .replace(SCROLL, '<script></script>')
    .replace(start[0], () => `<script>${code.trim()}</script>`)
  if (EAGER.test(asleep)) throw unexpected(page, 'some scripts would be fetched at once')
  return asleep
}
