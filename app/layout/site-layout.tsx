import type { ReactNode } from 'react'
import { ConsentQuestion } from '../consent/consent-question.tsx'
import { DATA } from '../data-attributes.ts'
import type { PageMetadata } from '../seo/use-page-metadata.ts'
import { ContactWidget } from './contact-widget.tsx'
import { CONTENT } from './layout-ids.ts'
import { LogoBanner } from './logo-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.critical.module.css'
import { SkipLink } from './skip-link.tsx'

/** What the search knows of a page besides its text (https://pagefind.app/docs/metadata/). */
const inSearch = ({ name, section }: PageMetadata) => ({
  'data-pagefind-body': '',
  'data-pagefind-meta': 'name[data-name], section[data-section]',
  'data-name': name,
  'data-section': section,
})

type SiteLayoutProps = { page: PageMetadata | undefined; children: ReactNode }

/** Header, banner, contact widget and footer around a page. */
export function SiteLayout({ page, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink />
      <ConsentQuestion />
      <SiteHeader />
      <div className={styles.layout}>
        <ContactWidget />
        <LogoBanner />
        <main
          id={CONTENT}
          tabIndex={-1}
          className={styles.main}
          {...{ [DATA.subject]: page?.subject }}
          {...(page?.searchable && inSearch(page))}
        >
          {children}
        </main>
      </div>
      <SiteFooter />
    </>
  )
}
