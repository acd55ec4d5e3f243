import { ChangeConsent } from '../consent/consent-question.tsx'
import { useContactWays } from '../contact-ways.tsx'
import { useSiteData } from '../site-data.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'
import { BrandMark } from './brand-mark.tsx'
import styles from './site-footer.module.css'

/** Tagline, links, contact details, social profiles and the year. */
export function SiteFooter() {
  const { brand, navigation, contact, labels, sample, year } = useSiteData()
  const { phone, whatsapp, email } = useContactWays()
  const { exploreTitle, explore, contactTitle, legal } = navigation.footer
  return (
    <footer className={`stack ${styles.footer}`} data-background="ink">
      <div className={styles.brand}>
        <BrandMark />
        <p className={`headline step-3 apart ${styles.tagline}`}>{brand.tagline}</p>
      </div>
      <nav aria-label={labels.footer} className={styles.explore}>
        <h2 className={`lit ${styles.heading}`}>{exploreTitle}</h2>
        <ul>
          {explore.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2 className={`lit ${styles.heading}`}>{contactTitle}</h2>
        <address className={`fitted ${styles.address}`}>
          <a href={email.href}>{contact.email}</a>
          <a href={phone.href}>{contact.phone}</a>
          {whatsapp.href && <ExternalLink href={whatsapp.href}>{whatsapp.label}</ExternalLink>}
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
      <div className={`row small ends whole ${styles.legal}`}>
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
