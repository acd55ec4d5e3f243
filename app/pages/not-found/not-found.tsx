import { notFound, search } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import type { Route } from './+types/not-found'
import { NotFound } from './not-found-hero.tsx'

/** Built at `/404`, which its share image needs; it has no canonical address. */
export const loader = definePage(
  () => ({ path: '/404', label: notFound.title, seo: notFound.seo, noindex: true }),
  (page) => ({
    page: pageMetadata(page, { noCanonical: true }),
    labels: notFound,
    search: { label: search.fieldLabel, send: search.sendLabel },
  }),
)

export default function NotFoundPage({ loaderData: { labels, search } }: Route.ComponentProps) {
  return <NotFound {...labels} search={search} />
}
