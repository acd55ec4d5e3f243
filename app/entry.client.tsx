import { ignoreComposedKeys } from '../contract/ignore-composed-keys.ts'
import { DATA } from './data-attributes.ts'
import { completeNativeEnquiries } from './enquiry/complete-native-enquiries.ts'
import { noteVisit } from './enquiry/visit.ts'
import { watchIslands } from './islands/watch-islands.ts'
import { watchLayout } from './layout/watch-layout.ts'

/** Scrolls to a demo that the address names with its state (`#pipeline?step=2`), where no browser finds an anchor. */
function goToDemo(): void {
  const [, id] = /^#([\w-]+)\?/.exec(location.hash) ?? []
  // Reading `scrollY` lays the page out, before its first paint.
  if (id && scrollY === 0) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
}

function show(): void {
  noteVisit()
  goToDemo()
  watchIslands()
}

/** The site's script: everything that needs no React. */
function start(): void {
  ignoreComposedKeys()
  completeNativeEnquiries()
  watchLayout()
  document.documentElement.setAttribute(DATA.hydrated, '')
  // A prerendered page is no visit until it is shown (https://developer.chrome.com/docs/web-platform/prerender-pages).
  const isPrerendering = (document as Document & { prerendering?: boolean }).prerendering
  if (isPrerendering) document.addEventListener('prerenderingchange', show, { once: true })
  else show()
}

if (import.meta.env.DEV) {
  const { hydrateWholePage } = await import('./islands/hydrate-whole-page.tsx')
  hydrateWholePage(start)
} else start()
