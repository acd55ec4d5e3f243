import type { MenuItem } from '../content/content.server.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { PageKite } from '../ui/kite/page-kite.tsx'
import styles from './mobile-menu-sheet.module.css'

/** The links under Services or Products in the mobile menu; one list is open at a time. */
export function MobileSubmenu({ label, items }: { label: string; items: MenuItem[] }) {
  return (
    <details name="mobile-submenu" className={styles.submenu}>
      <summary aria-label={label}>
        <Icon name="chevronDown" size={28} />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} className={styles.sublink}>
              <PageKite page={item.href} className={styles.kite} />
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
