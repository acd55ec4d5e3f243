import type { ReactNode } from 'react'
import type { Ground } from '../../marks.ts'
import styles from './section.module.css'

type SectionProps = {
  /** The colour block that the section stands on. */
  ground?: Ground | undefined
  /** Its heading, and what belongs to the heading. */
  title?: ReactNode
  aside?: ReactNode
  /** Where the heading stands on wide windows; beside the content it follows the reader. */
  heading?: 'above' | 'left' | 'right'
  id?: string
  children: ReactNode
}

/** A full-bleed band of the page with the site's gutters and, usually, a heading of its own. */
export function Section({
  ground = 'white',
  title,
  aside,
  heading = 'above',
  id,
  children,
}: SectionProps) {
  return (
    <section data-ground={ground} data-heading={heading} className={styles.section} id={id}>
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
