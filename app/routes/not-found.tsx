import type { SiteData } from '../content.server.ts'
import type { RouteHandle } from '../navigation/loaded-pages.ts'
import { FlownOff } from '../sections/page/flown-off.tsx'
import { pageMeta } from '../seo.ts'
import { useSiteData } from '../site-data.tsx'

/** This route has no loader, so that it can be prerendered for any address; the root knows its words. */
export const meta = ({ matches }: { matches: ({ loaderData?: unknown } | undefined)[] }) =>
  pageMeta((matches[0]?.loaderData as SiteData | undefined)?.notFound.page)

function NotFoundPage() {
  return <FlownOff {...useSiteData().notFound.words} />
}

/** Served at every unknown address, so it may not run: the client would look for its own route there. */
export const handle: RouteHandle = { Page: NotFoundPage, withoutScripts: true }

export default NotFoundPage
