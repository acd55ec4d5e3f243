import type { ReactNode } from 'react'
import { formId, formSection, type Request } from '../../../contract/fields.ts'
import ContactForm from '../../enquiry/contact-form.island.tsx'
import ContactTitle from '../../enquiry/contact-title.island.tsx'
import { useSiteData } from '../../site-data.tsx'
import { KiteOnThread } from '../../ui/kite/kite-on-thread.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './contact-section.module.css'

type ContactSectionProps = {
  /** The general form has a title, that of a request is hidden until a link points to it. */
  title?: string
  request?: Request
  text?: string
  /** Which of the general forms of its page it is. */
  number?: number
  /** On the contact page, beside its hero: the other ways to ask, in place of the kite. */
  actions?: ReactNode
}

/** The contact form with its heading, on a sky background. */
export function ContactSection({ title, request, text, number, actions }: ContactSectionProps) {
  const { brand, form } = useSiteData()
  const { headings } = form.labels
  const known = { anything: headings.anything, subjects: form.subjects }
  return (
    <Section background="sky" id={formSection(request, number)} isHidden={request !== undefined}>
      <div className={actions ? styles.narrow : styles.grid}>
        <div>
          {title && <h2>{title}</h2>}
          {request && <ContactTitle heading={headings[request]} {...known} />}
          {text && <p className={`step-1 ${styles.text}`}>{text}</p>}
          {!actions && (
            <div className={styles.flight}>
              <KiteOnThread design={brand.kite} way="right" />
            </div>
          )}
        </div>
        <ContactForm id={formId(request, number)} form={form} request={request} />
        {actions}
      </div>
    </Section>
  )
}
