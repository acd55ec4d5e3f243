import { useSiteData } from '../../site-data.tsx'
import { KiteOnThread } from '../../ui/kite/kite-on-thread.tsx'
import { Section } from '../../ui/section/section.tsx'
import ContactForm from './contact-form.part.tsx'
import styles from './contact-section.module.css'

type ContactSectionProps = { title: string; text: string }

/** The contact form with its heading, on sky. */
export function ContactSection({ title, text }: ContactSectionProps) {
  const { brand, form } = useSiteData()
  return (
    <Section ground="sky" id="get-in-touch">
      <div className={styles.grid}>
        <div>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.flight}>
            <KiteOnThread design={brand.kite} way="right" />
          </div>
        </div>
        <ContactForm id="enquiry" form={form} />
      </div>
    </Section>
  )
}
