import { ChangeConsent } from '../consent/consent-question.tsx'
import { phoneHref } from '../enquiry/phone-href.ts'
import { useSiteData } from '../site-data.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'
import { useWhatsApp } from '../use-whatsapp.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './site-footer.module.css'

/** Tagline, links, contact details, social profiles and the year. */
export function SiteFooter() {
  const { brand, navigation, contact, labels, sample, year } = useSiteData()
  const whatsapp = useWhatsApp()
  const { exploreTitle, explore, contactTitle, legal } = navigation.footer
  return (
    <footer className={styles.footer} data-background="ink">
      <div className={styles.brand}>
        <BrandMark />
        <p className={`headline step-3 ${styles.tagline}`}>{brand.tagline}</p>
      </div>
      <nav aria-label={labels.footer} className={styles.explore}>
        <h2 className={styles.heading}>{exploreTitle}</h2>
        <ul>
          {explore.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2 className={styles.heading}>{contactTitle}</h2>
        <address className={`fitted ${styles.address}`}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <a href={phoneHref(contact.phone)}>{contact.phone}</a>
          {whatsapp && <ExternalLink href={whatsapp}>{labels.whatsapp}</ExternalLink>}
          <span>
            {`${contact.street}, ${contact.city} ${contact.postcode}, ${contact.region}, ${contact.country}`}
          </span>
        </address>
        {brand.profiles.length > 0 && (
          <ul className={`row ${styles.profiles}`}>
            {brand.profiles.map(({ label, href }) => (
              <li key={href}>
                <ExternalLink href={href}>{label}</ExternalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={`row small ${styles.legal}`}>
        <p>
          {`© ${year} ${brand.legalName}`}
          {brand.registration.map(({ label, value }) => (
            <span key={label} className={styles.fact}>
              {label} {value}
            </span>
          ))}
        </p>
        <SampleMark sample={sample} />
        {legal.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        <ChangeConsent />
      </div>
    </footer>
  )
}
