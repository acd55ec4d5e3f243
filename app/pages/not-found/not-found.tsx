import { notFound, search } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { Hero } from '../../heroes/hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { useSiteData } from '../../site-data.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { SearchForm } from '../search/search-form.tsx'
import type { Route } from './+types/not-found'
import styles from './not-found.module.css'

/** Built at `/404`, which its share image needs; it has no canonical address. */
export const loader = definePage(
  () => ({ path: '/404', label: notFound.title, seo: notFound.seo, noindex: true }),
  (page) => ({
    page: pageMetadata(page, { noCanonical: true }),
    labels: notFound,
    search: { label: search.fieldLabel, send: search.sendLabel },
  }),
)

/** A kite with a cut line, a search, and links back. */
export default function NotFoundPage({ loaderData: { labels, search } }: Route.ComponentProps) {
  const { brand } = useSiteData()
  return (
    <Hero className={`split cropped ${styles.page}`} data-background="sky">
      <div className={styles.sky} aria-hidden="true">
        <Kite design={brand.kite} className={styles.kite} />
        <svg viewBox="0 0 400 400" className={styles.thread} aria-hidden="true">
          <path d="M250 40C260 90 220 110 235 150S190 175 205 205" />
          <path d="M150 262C120 300 90 320 70 400" />
          <path className={styles.cut} d="M196 222 178 238M186 214 170 232" />
        </svg>
      </div>
      <div className={`fitted ${styles.text}`}>
        <h1>{labels.title}</h1>
        <p className="step-1">{labels.text}</p>
        <SearchForm {...search} />
        <ul className="row">
          {labels.links.map((link) => (
            <li key={link.href}>
              <ButtonLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </Hero>
  )
}
