import { href } from 'react-router'
import { blog, brand, headFacts, productsPage, search, servicesPage } from '../content.server.ts'
import { PageOpening } from '../sections/page/page-opening.tsx'
import { AllPages } from '../sections/search/all-pages.tsx'
import { SearchForm } from '../sections/search/search-form.tsx'
import { SearchResults } from '../sections/search/search-results.tsx'
import { pageMeta } from '../seo.ts'
import { sitePages } from '../site-pages.server.ts'
import type { Route } from './+types/search'

/** Every page of the site in one list; where scripts run, a search in them. */
export const loader = () => {
  const inGroup = (title: string, group: string) => ({
    title,
    pages: sitePages
      .filter((page) => page.group === group)
      .map(({ label, path, seo }) => ({ label, href: path, description: seo.description })),
  })
  return {
    page: headFacts(search.seo, href('/search'), { hidden: true }),
    words: search,
    groups: [
      inGroup(brand.name, 'main'),
      inGroup(servicesPage.title, 'services'),
      inGroup(productsPage.title, 'products'),
      inGroup(blog.title, 'blog'),
    ],
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.page)

export default function Search({ loaderData: { words, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening ground="sky" title={words.title} intro={words.intro}>
        <SearchForm label={words.fieldLabel} send={words.sendLabel} />
      </PageOpening>
      <SearchResults withoutScripts={words.withoutScripts} />
      <AllPages groups={groups} />
    </>
  )
}
