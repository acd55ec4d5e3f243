import type { ReactNode } from 'react'
import { DATA } from '../data-attributes.ts'
import { ContactWidget } from './contact-widget.tsx'
import { LogoBanner } from './logo-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.critical.module.css'
import { SkipLink } from './skip-link.tsx'

type SiteLayoutProps = {
  /** What someone who writes after this page is likely to write about. */
  subject?: string | undefined
  children: ReactNode
}

/** What stands around every page, and the page in it. */
export function SiteLayout({ subject, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <div className={styles.frame}>
        <ContactWidget />
        <LogoBanner />
        <main id="content" tabIndex={-1} className={styles.main} {...{ [DATA.subject]: subject }}>
          {children}
        </main>
      </div>
      <SiteFooter />
    </>
  )
}
