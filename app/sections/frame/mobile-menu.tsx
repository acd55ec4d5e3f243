import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { currentMark, useCurrentPath } from '../../navigation/current-path.ts'
import { fillIn, useSiteData } from '../../site-data.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './mobile-menu.module.css'
import { MobileSubmenu } from './mobile-submenu.tsx'

const SHEET = 'mobile-menu'

/** The menu of narrow windows: a button, and a full sheet of big type that closes on navigation. */
export function MobileMenu() {
  const { navigation, menus, words } = useSiteData()
  const sheet = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean>()
  const current = useCurrentPath()
  const { key } = useLocation()
  const addresses = Object.values(navigation.header).map(({ href }) => href)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }, [key])
  useEffect(() => setOpen(sheet.current?.matches(':popover-open') ?? false), [])

  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={SHEET}
        aria-expanded={open}
        aria-controls={SHEET}
      >
        <Icon name={open ? 'close' : 'menu'} size={26} />
        {open ? words.closeMenu : words.openMenu}
      </button>
      <div
        id={SHEET}
        popover="auto"
        ref={sheet}
        className={styles.sheet}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
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
