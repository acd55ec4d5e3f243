import { href } from 'react-router'
import { search } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { pageGroups } from '../../content/site-pages.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import type { Route } from './+types/search'
import { AllPages } from './all-pages.tsx'
import SearchIsland from './search.island.tsx'

/** Every page of the site in one list; with scripts, a search above it. */
export const loader = definePage(
  () => ({ path: href('/search'), label: search.title, seo: search.seo, noindex: true }),
  (page) => {
    const { title, intro, withoutScripts, seo: _seo, pageWords: _words, ...labels } = search
    const metadata = pageMetadata(page, { kind: 'SearchResultsPage' })
    return { page: metadata, title, intro, withoutScripts, labels, groups: pageGroups() }
  },
)

export default function Search({ loaderData }: Route.ComponentProps) {
  const { title, intro, withoutScripts, labels, groups } = loaderData
  return (
    <>
      <PageHero background="sky" title={title} intro={intro}>
        <SearchIsland labels={labels} />
      </PageHero>
      <AllPages withoutScripts={withoutScripts} groups={groups} />
    </>
  )
}
