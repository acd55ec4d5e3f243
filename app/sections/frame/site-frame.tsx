import { memo } from 'react'
import { useSiteData } from '../../site-data.tsx'
import { ContactWidget } from './contact-widget.tsx'
import { LogoBanner } from './logo-banner.tsx'
import { PageStage } from './page-stage.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SiteFooter } from './site-footer.tsx'
import styles from './site-frame.module.css'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { VisitFigures } from './visit-figures.tsx'

/**
 * What stands around every page, and the page in it. Remembered, because the root is gone through
 * at each step of a navigation (asked for, loaded, shown) and the frame is the same in all of them.
 */
export const SiteFrame = memo(function SiteFrame() {
  const { vitals } = useSiteData()
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <div className={styles.frame}>
        <ContactWidget />
        <LogoBanner />
        <main id="content" tabIndex={-1} className={styles.main}>
          <PageStage />
        </main>
      </div>
      <SiteFooter />
      <RouteAnnouncer />
      <VisitFigures address={vitals} />
    </>
  )
})
