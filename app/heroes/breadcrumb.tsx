import type { Link } from '../../model/fields/parts.ts'
import styles from './breadcrumb.module.css'

export type BreadcrumbProps = { label: string; trail: Link[]; current: string }

/** The breadcrumb of a page, after the WAI-ARIA pattern. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className="row small">
        {trail.map(({ label, href }) => (
          <li key={href} className="line">
            <a href={href}>{label}</a>
          </li>
        ))}
        <li className="line">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
