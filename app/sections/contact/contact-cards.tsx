import type { Contact } from '../../../schemas/contact.ts'
import { DATA } from '../../data-attributes.ts'
import { phoneHref } from '../../layout/phone-href.ts'
import { useSiteData } from '../../site-data.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './contact-cards.module.css'

/** Phone, chat and e-mail as three cards. */
export function ContactCards({ phone, chat, email }: Contact['cards']) {
  const { contact, labels } = useSiteData()
  const cards: {
    icon: IconName
    title: string
    text: string
    href: string
    label: string
    outside?: boolean
  }[] = [
    { icon: 'phone', ...phone, href: phoneHref(contact.phone), label: contact.phone },
    { icon: 'chat', ...chat, href: contact.chat, label: labels.chat, outside: true },
    { icon: 'mail', ...email, href: `mailto:${contact.email}`, label: contact.email },
  ]
  return (
    <ul className={styles.cards}>
      {cards.map(({ icon, title, text, href, label, outside }) => (
        <li key={title} className={styles.card}>
          <span className={styles.mark}>
            <Icon name={icon} size={26} />
          </span>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
          <a
            href={href}
            className={styles.link}
            {...(outside && { target: '_blank', rel: 'noopener' })}
          >
            {label}
            {outside && (
              <span className="visually-hidden" {...{ [DATA.pageOnly]: '' }}>
                {' '}
                ({labels.newTab})
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
