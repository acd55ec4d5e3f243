import { CONTACT_OPTIONS } from '../layout-ids.ts'
import { useSiteData } from '../site-data.tsx'
import { ContactOptions } from './contact-options.tsx'
import styles from './contact-widget.module.css'
import { PopoverButton } from './popover-button.tsx'

/** The floating kite at the bottom right: opens call, chat and e-mail, and stops above the footer. */
export function ContactWidget() {
  const { labels } = useSiteData()
  return (
    <aside className={styles.widget} aria-label={labels.contactOptions} data-layout="widget">
      <PopoverButton
        opens={CONTACT_OPTIONS}
        className={`square ${styles.button}`}
        closed={{ icon: 'chat', label: labels.contactOptions }}
        open={{ icon: 'close', label: labels.closeContactOptions }}
        size={24}
        iconOnly
      />
      <ContactOptions id={CONTACT_OPTIONS} />
    </aside>
  )
}
