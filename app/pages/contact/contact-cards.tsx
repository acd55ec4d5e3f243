import { useContactWays } from '../../contact-ways.tsx'
import { useSiteData } from '../../site-data.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './contact-cards.module.css'
import type { Contact } from './schema.ts'

const COLOURS = ['primary', 'secondary', 'tertiary'] as const

/** Phone, chat and e-mail as three cards. */
export function ContactCards({ phone, chat, email }: Contact['cards']) {
  const { contact, labels } = useSiteData()
  const ways = useContactWays()
  const cards = [
    { ...ways.phone, ...phone, label: contact.phone, Link: 'a' },
    { icon: 'chat', ...chat, href: contact.chat, label: labels.chat, Link: ExternalLink },
    { ...ways.email, ...email, label: contact.email, Link: 'a' },
  ] as const
  return (
    <ul className={`row ${styles.cards}`}>
      {cards.map(
        ({ icon, title, text, href, label, Link }, index) =>
          href && (
            <li key={title} className={`stack gap-3 ${styles.card}`}>
              <span className={`square ${styles.mark}`} data-background={COLOURS[index]}>
                <Icon name={icon} size={26} />
              </span>
              <h2 className="step-3">{title}</h2>
              <p className="soft measure">{text}</p>
              <Link href={href} className={`bold ${styles.link}`}>
                {label}
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}
