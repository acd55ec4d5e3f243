import { href } from 'react-router'
import { search } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { pageGroups } from '../../content/site-pages.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Route } from './+types/search'
import SearchIsland from './search.island.tsx'
import styles from './search.module.css'

/** Every page of the site in one list; with scripts, a search above it, whose results replace it. */
export const loader = definePage(
  () => ({ path: href('/search'), label: search.title, seo: search.seo, noindex: true }),
  (page) => {
    const { title, intro, withoutScripts, seo: _seo, pageWords: _words, ...labels } = search
    const metadata = pageMetadata(page, { kind: 'SearchResultsPage' })
    return { page: metadata, title, intro, withoutScripts, labels, groups: pageGroups() }
  },
)

export default ({
  loaderData: { title, intro, withoutScripts, labels, groups },
}: Route.ComponentProps) => (
  <>
    <PageHero background="sky" title={title} intro={intro}>
      <SearchIsland labels={labels} />
    </PageHero>
    <noscript>
      <p className={`step-1 ${styles.without}`}>{withoutScripts}</p>
    </noscript>
    <div className={styles.groups}>
      {groups.map(({ title, pages }, index) => (
        <Section key={title} title={title} heading="left" background={index % 2 ? 'sky' : 'white'}>
          <ul className={`stack ${styles.list}`}>
            {pages.map(({ label, path, seo, kite }) => (
              <li key={path} className={`gap-3 line ${styles.page}`}>
                {kite && <Kite design={kite} className={styles.kite} />}
                <div>
                  <a href={path} className={`step-1 bold ${styles.link}`}>
                    {label}
                  </a>
                  <p className={`small ${styles.description}`}>{seo.description}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  </>
)
