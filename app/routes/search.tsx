import { href } from 'react-router'
import { search } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pageGroups } from '../content/site-pages.server.ts'
import { PageHero } from '../sections/page/page-hero.tsx'
import { AllPages } from '../sections/search/all-pages.tsx'
import { SearchForm } from '../sections/search/search-form.tsx'
import { SearchResults } from '../sections/search/search-results.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import type { Route } from './+types/search'

/** Every page of the site in one list; with scripts, a search above it. */
export const loader = definePage(
  () => ({ path: href('/search'), label: search.title, seo: search.seo, noindex: true }),
  (page) => ({
    page: pageMetadata(page, { kind: 'SearchResultsPage' }),
    labels: search,
    groups: pageGroups().map(({ title, pages }) => ({
      title,
      pages: pages.map(({ label, path, kite, seo }) => ({
        label,
        kite,
        href: path,
        description: seo.description,
      })),
    })),
  }),
)

export default function Search({ loaderData: { labels, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHero background="sky" title={labels.title} intro={labels.intro}>
        <SearchForm label={labels.fieldLabel} send={labels.sendLabel} />
      </PageHero>
      <SearchResults withoutScripts={labels.withoutScripts} />
      <AllPages groups={groups} />
    </>
  )
}
