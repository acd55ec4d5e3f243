import { MOBILE_MENU } from '../layout-ids.ts'
import { useSiteData } from '../site-data.tsx'
import styles from './mobile-menu.module.css'
import { MobileMenuSheet } from './mobile-menu-sheet.tsx'
import { PopoverButton } from './popover-button.tsx'

/** The menu of narrow windows: its button and its panel. */
export function MobileMenu() {
  const { labels } = useSiteData()
  return (
    <div className={styles.mobile}>
      <PopoverButton
        opens={MOBILE_MENU}
        className={`line ${styles.button}`}
        closed={{ icon: 'menu', label: labels.openMenu }}
        open={{ icon: 'close', label: labels.closeMenu }}
        size={26}
      />
      <MobileMenuSheet id={MOBILE_MENU} />
    </div>
  )
}
