import { Section } from '../../ui/section/section.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { useSiteData } from '../../site-data.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-section.module.css'

type ContactSectionProps = { title: string; text: string }

/** The contact form with its heading, on sky. */
export function ContactSection({ title, text }: ContactSectionProps) {
  const { brand } = useSiteData()
  return (
    <Section ground="sky" id="get-in-touch">
      <div className={styles.grid}>
        <div>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.flight} aria-hidden="true">
            <Kite design={brand.kite} className={styles.kite} />
            <svg viewBox="0 0 400 300" preserveAspectRatio="none" className={styles.thread}>
              <path d="M60 0C70 150 200 120 400 300" vectorEffect="non-scaling-stroke" />
            </svg>
          </div>
        </div>
        <ContactForm />
      </div>
    </Section>
  )
}
