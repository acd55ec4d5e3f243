import { phoneHref } from '../../enquiry/phone-href.ts'
import { useSiteData } from '../../site-data.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './contact-cards.module.css'
import type { Contact } from './schema.ts'

const COLOURS = ['primary', 'secondary', 'tertiary'] as const

/** Phone, chat and e-mail as three cards. */
export function ContactCards({ phone, chat, email }: Contact['cards']) {
  const { contact, labels } = useSiteData()
  const cards = [
    { icon: 'phone', ...phone, href: phoneHref(contact.phone), label: contact.phone, Link: 'a' },
    { icon: 'chat', ...chat, href: contact.chat, label: labels.chat, Link: ExternalLink },
    { icon: 'mail', ...email, href: `mailto:${contact.email}`, label: contact.email, Link: 'a' },
  ] as const
  return (
    <ul className={`row ${styles.cards}`}>
      {cards.map(
        ({ icon, title, text, href, label, Link }, index) =>
          href && (
            <li key={title} className={`stack ${styles.card}`}>
              <span className={`square ${styles.mark}`} data-background={COLOURS[index]}>
                <Icon name={icon} size={26} />
              </span>
              <h2 className="step-3">{title}</h2>
              <p className="soft">{text}</p>
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}
