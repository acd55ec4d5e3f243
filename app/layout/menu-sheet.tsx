import type { MenuItem } from '../content/content.server.ts'
import { useCurrentPath } from '../current-path.ts'
import { PageKite } from '../ui/kite/page-kite.tsx'
import styles from './menu-sheet.module.css'

type MenuSheetProps = { items: MenuItem[]; all: { label: string; href: string } }

/** The links of a dropdown, each with its kite and one line of text. */
export function MenuSheet({ items, all }: MenuSheetProps) {
  const current = useCurrentPath()
  return (
    <div className="ringed">
      <ul className={`stack ${styles.list}`}>
        {items.map(({ label, line, href }) => (
          <li key={href}>
            <a
              href={href}
              className={`gap-3 plain lights-sky ${styles.link}`}
              aria-current={href === current ? 'page' : undefined}
            >
              <PageKite page={href} className={`sways ${styles.kite}`} />
              <span className="stack">
                <span className={`headline ${styles.label}`}>{label}</span>
                <span className={`soft ${styles.line}`}>{line}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a href={all.href} className={`bold ${styles.all}`} data-background="ink">
        {all.label}
      </a>
    </div>
  )
}
