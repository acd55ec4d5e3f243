import type { ReactNode } from 'react'
import { type Background, pageOnly } from '../../data-attributes.ts'
import styles from './section.module.css'

type SectionProps = {
  /** The colour block that the section stands on. */
  background?: Background | undefined
  /** Its heading, and what belongs to the heading. */
  title?: ReactNode
  aside?: ReactNode
  /** Where the heading stands on wide windows; beside the content it follows the reader. */
  heading?: 'above' | 'left' | 'right'
  id?: string
  /** All that it says is invented: the Markdown of the page leaves it out. */
  isSample?: boolean | undefined
  children: ReactNode
}

/** A full-bleed band of the page with the site's gutters and, usually, a heading of its own. */
export function Section({
  background = 'white',
  title,
  aside,
  heading = 'above',
  id,
  isSample,
  children,
}: SectionProps) {
  return (
    <section
      data-background={background}
      data-heading={heading}
      className={styles.section}
      id={id}
      {...pageOnly(isSample)}
    >
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
