import type { ReactNode } from 'react'
import { useSiteData } from '../../site-data.tsx'
import { KiteOnThread } from '../../ui/kite/kite-on-thread.tsx'
import { Section } from '../../ui/section/section.tsx'
import ContactForm from './contact-form.island.tsx'
import styles from './contact-section.module.css'
import ContactTitle from './contact-title.island.tsx'

type ContactSectionProps = {
  title: string
  text: string
  /** The other ways to ask, in place of the kite. */
  actions?: ReactNode
  /** Shown below the form's heading, or below the form in narrow windows. */
  children?: ReactNode
}

/**
 * The contact form with its heading, on a sky background.
 */
export function ContactSection({ title, text, actions, children }: ContactSectionProps) {
  const { brand, form } = useSiteData()
  return (
    <Section background="sky" id="get-in-touch">
      <div className={styles.grid}>
        <div>
          <ContactTitle title={title} headings={form.labels.headings} />
          <p className={styles.text}>{text}</p>
          {actions ? (
            <div className={styles.actions}>{actions}</div>
          ) : (
            <div className={styles.flight}>
              <KiteOnThread design={brand.kite} way="right" />
            </div>
          )}
        </div>
        <ContactForm id="enquiry" form={form} />
        {children && <div className={styles.next}>{children}</div>}
      </div>
    </Section>
  )
}
