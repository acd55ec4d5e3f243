import type { ContactFormLabels } from '../../../schemas/contact.ts'
import { useSiteData } from '../../site-data.tsx'
import { KiteOnThread } from '../../ui/kite/kite-on-thread.tsx'
import { Section } from '../../ui/section/section.tsx'
import { ContactActions } from '../page/contact-actions.tsx'
import ContactForm from './contact-form.island.tsx'
import styles from './contact-section.module.css'
import { EnquiryScript } from './enquiry-script.tsx'
import { NextSteps } from './next-steps.tsx'

type ContactSectionProps = {
  title: string
  text: string
  /** What happens to an enquiry; only where there is room for it. */
  next?: ContactFormLabels['next']
}

/** The contact form with its heading, on a sky background. */
export function ContactSection({ title, text, next }: ContactSectionProps) {
  const { brand, form } = useSiteData()
  return (
    <Section background="sky" id="get-in-touch">
      <div className={styles.grid}>
        <div>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
          {next && (
            <div className={styles.actions}>
              <ContactActions />
            </div>
          )}
          {!next && (
            <div className={styles.flight}>
              <KiteOnThread design={brand.kite} way="right" />
            </div>
          )}
        </div>
        <ContactForm id="enquiry" form={form} />
        <EnquiryScript />
        {next && (
          <div className={styles.next}>
            <NextSteps {...next} level={3} />
          </div>
        )}
      </div>
    </Section>
  )
}
