import type { ReactNode } from 'react'
import type { Ground } from '../../marks.ts'
import styles from './section.module.css'

type SectionProps = {
  /** The colour block that the section stands on. */
  ground?: Ground
  /** Its heading, and what stands at the heading's right. */
  title?: ReactNode
  aside?: ReactNode
  id?: string
  children: ReactNode
}

/** A full-bleed band of the page with the site's gutters and, usually, a heading of its own. */
export function Section({ ground = 'white', title, aside, id, children }: SectionProps) {
  return (
    <section data-ground={ground} className={styles.section} id={id}>
      {title && (
        <div className={styles.head}>
          <h2>{title}</h2>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
