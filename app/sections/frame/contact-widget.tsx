import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSiteData } from '../../site-data.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './contact-widget.module.css'
import { phoneHref } from './phone-href.ts'

const PANEL = 'contact-options'

/** The floating kite at the bottom right: opens call, chat and e-mail; stops above the footer. */
export function ContactWidget() {
  const { contact, words } = useSiteData()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean>()
  const { key } = useLocation()
  const options: { icon: IconName; label: string; href: string; outside?: boolean }[] = [
    { icon: 'phone', label: words.call, href: phoneHref(contact.phone) },
    { icon: 'chat', label: words.chat, href: contact.chat, outside: true },
    { icon: 'mail', label: words.email, href: `mailto:${contact.email}` },
  ]

  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [key])

  return (
    <aside className={styles.widget} aria-label={words.contactOptions}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={PANEL}
        aria-expanded={open}
        aria-controls={PANEL}
        aria-label={open ? words.closeContactOptions : words.contactOptions}
      >
        <span className={styles.glyph}>
          <Icon name={open ? 'close' : 'chat'} size={24} />
        </span>
      </button>
      <div
        id={PANEL}
        popover="auto"
        ref={panel}
        className={styles.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
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
