import { fillIn } from '../../contract/fill-in.ts'
import { useSiteData } from '../site-data.tsx'
import { currentMark, useCurrentPath } from './current-path.ts'
import styles from './mobile-menu-sheet.module.css'
import { MobileSubmenu } from './mobile-submenu.tsx'

/** The panel of the mobile menu, with every link of the header in large type. */
export function MobileMenuSheet({ id }: { id: string }) {
  const { navigation, menus, labels } = useSiteData()
  const current = useCurrentPath()
  const addresses = Object.values(navigation.header).map(({ href }) => href)
  return (
    <div id={id} popover="auto" className={styles.sheet}>
      <nav aria-label={labels.openMenu}>
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
                <MobileSubmenu label={fillIn(labels.menuOf, { label })} items={menus[name]} />
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
