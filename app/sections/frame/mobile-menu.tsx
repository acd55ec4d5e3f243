import { currentMark, useCurrentPath } from '../../current-path.ts'
import { fillIn } from '../../fill-in.ts'
import { useSiteData } from '../../site-data.tsx'
import { PopoverLabel } from '../../ui/popover-label/popover-label.tsx'
import { MOBILE_MENU } from './hold-focus-in-menu.ts'
import styles from './mobile-menu.module.css'
import { MobileSubmenu } from './mobile-submenu.tsx'

/** The menu of narrow windows: a button, and a full sheet of big type. */
export function MobileMenu() {
  const { navigation, menus, words } = useSiteData()
  const current = useCurrentPath()
  const addresses = Object.values(navigation.header).map(({ href }) => href)
  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={MOBILE_MENU}
        aria-controls={MOBILE_MENU}
      >
        <PopoverLabel
          closed={{ icon: 'menu', label: words.openMenu }}
          open={{ icon: 'close', label: words.closeMenu }}
          size={26}
        />
      </button>
      <div id={MOBILE_MENU} popover="auto" className={styles.sheet}>
        <nav aria-label={words.openMenu}>
          <ul>
            {Object.entries(navigation.header).map(([name, { label, href }]) => (
              <li key={href} className={styles.row}>
                <a
                  href={href}
                  className={styles.link}
                  aria-current={currentMark(href, current, addresses)}
                >
                  {label}
                </a>
                {(name === 'services' || name === 'products') && (
                  <MobileSubmenu label={fillIn(words.menuOf, { label })} items={menus[name]} />
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
