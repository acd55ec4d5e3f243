import { useSiteData } from '../../site-data.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { PopoverLabel } from '../../ui/popover-label/popover-label.tsx'
import styles from './contact-widget.module.css'
import { phoneHref } from './phone-href.ts'

const PANEL = 'contact-options'

/** The floating kite at the bottom right: opens call, chat and e-mail; stops above the footer. */
export function ContactWidget() {
  const { contact, words } = useSiteData()
  const options: { icon: IconName; label: string; href: string; outside?: boolean }[] = [
    { icon: 'phone', label: words.call, href: phoneHref(contact.phone) },
    { icon: 'chat', label: words.chat, href: contact.chat, outside: true },
    { icon: 'mail', label: words.email, href: `mailto:${contact.email}` },
  ]
  return (
    <aside className={styles.widget} aria-label={words.contactOptions} data-frame="widget">
      <button type="button" className={styles.button} popoverTarget={PANEL} aria-controls={PANEL}>
        <PopoverLabel
          closed={{ icon: 'chat', label: words.contactOptions }}
          open={{ icon: 'close', label: words.closeContactOptions }}
          size={24}
          iconOnly
        />
      </button>
      <div id={PANEL} popover="auto" className={styles.panel}>
        <ul>
          {options.map(({ icon, label, href, outside }) => (
            <li key={label}>
              <a
                href={href}
                className={styles.option}
                {...(outside && { target: '_blank', rel: 'noopener' })}
              >
                <Icon name={icon} size={22} />
                {label}
                {outside && <span className="visually-hidden"> ({words.newTab})</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
