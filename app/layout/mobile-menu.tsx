import { useSiteData } from '../site-data.tsx'
import { PopoverLabel } from '../ui/popover-label/popover-label.tsx'
import { MOBILE_MENU } from './layout-ids.ts'
import styles from './mobile-menu.critical.module.css'
import { MobileMenuSheet } from './mobile-menu-sheet.tsx'

/** The menu of narrow windows: its button and its panel. */
export function MobileMenu() {
  const { labels } = useSiteData()
  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={MOBILE_MENU}
        aria-controls={MOBILE_MENU}
      >
        <PopoverLabel
          closed={{ icon: 'menu', label: labels.openMenu }}
          open={{ icon: 'close', label: labels.closeMenu }}
          size={26}
        />
      </button>
      <MobileMenuSheet id={MOBILE_MENU} />
    </div>
  )
}
