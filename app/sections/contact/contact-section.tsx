import type { ReactNode } from 'react'
import type { Request } from '../../../contract/fields.ts'
import { useSiteData } from '../../site-data.tsx'
import { KiteOnThread } from '../../ui/kite/kite-on-thread.tsx'
import { Section } from '../../ui/section/section.tsx'
import ContactForm from './contact-form.island.tsx'
import styles from './contact-section.module.css'
import ContactTitle from './contact-title.island.tsx'

type ContactSectionProps = {
  /** The heading of the general form. */
  title?: string
  /** The form of a request instead: hidden until a link points to it. */
  request?: Request
  text: string
  /** The other ways to ask, in place of the kite. */
  actions?: ReactNode
  /** Shown below the form's heading, or below the form in narrow windows. */
  children?: ReactNode
}

/** The contact form with its heading, on a sky background. */
export function ContactSection({ title, request, text, actions, children }: ContactSectionProps) {
  const { brand, form } = useSiteData()
  const { headings } = form.labels
  return (
    <Section background="sky" id={request ?? 'get-in-touch'} isHidden={request !== undefined}>
      <div className={styles.grid}>
        <div>
          {request ? (
            <ContactTitle heading={headings[request]} anything={headings.anything} />
          ) : (
            <h2>{title}</h2>
          )}
          <p className={styles.text}>{text}</p>
          {actions ? (
            <div className={styles.actions}>{actions}</div>
          ) : (
            <div className={styles.flight}>
              <KiteOnThread design={brand.kite} way="right" />
            </div>
          )}
        </div>
        <ContactForm
          id={request ? `${request}-enquiry` : 'enquiry'}
          form={form}
          request={request}
        />
        {children && <div className={styles.next}>{children}</div>}
      </div>
    </Section>
  )
}
