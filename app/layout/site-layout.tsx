import type { ReactNode } from 'react'
import { ConsentQuestion } from '../consent/consent-question.tsx'
import { useScripts } from '../consent/use-scripts.ts'
import { DATA } from '../data-attributes.ts'
import { CONTENT } from '../layout-ids.ts'
import { useSiteData } from '../site-data.tsx'
import { ContactWidget } from './contact-widget.tsx'
import { LogoBanner } from './logo-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'

/** Header, banner, contact widget and footer around a page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { labels } = useSiteData()
  const scripts = useScripts('immediately').map(({ src }) => src)
  return (
    <>
      <a href={`#${CONTENT}`} className={`bold ${styles.skip}`} data-background="highlight">
        {labels.skipToContent}
      </a>
      <ConsentQuestion />
      <SiteHeader />
      <div
        className={styles.layout}
        {...(scripts.length > 0 && { [DATA.scripts]: JSON.stringify(scripts) })}
      >
        <ContactWidget />
        <LogoBanner />
        <main id={CONTENT} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <SiteFooter />
    </>
  )
}
