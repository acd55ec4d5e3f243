import type { SiteData } from '../content.server.ts'
import { FlownOff } from '../sections/page/flown-off.tsx'
import { pageMeta } from '../seo.ts'
import { useSiteData } from '../site-data.tsx'

/** This route has no loader, so that it can be prerendered for any address; the root knows its words. */
export const meta = ({ matches }: { matches: ({ loaderData?: unknown } | undefined)[] }) =>
  pageMeta((matches[0]?.loaderData as SiteData | undefined)?.notFound.page)

export default function NotFoundPage() {
  const { words, search } = useSiteData().notFound
  return <FlownOff {...words} search={search} />
}
