import type { ReactNode } from 'react'
import { type Background, pageOnly } from '../../data-attributes.ts'
import { areAllSamples, type Entries, Marked, SampleMark } from '../sample-mark.tsx'
import styles from './section.module.css'

type SectionProps = {
  background?: Background | undefined
  title?: ReactNode
  aside?: ReactNode
  /** Where the heading is on wide windows; beside the content it is sticky. */
  heading?: 'above' | 'left' | 'right'
  id?: string
  /** If all of them are invented, it bears the mark, and the Markdown of the page leaves it out. */
  entries?: Entries | undefined
  isHidden?: boolean
  children: ReactNode
}

/** A full-bleed section with the site's gutters and, usually, a heading. */
export function Section({ title, aside, id, entries, children, ...section }: SectionProps) {
  const { background = 'white', heading = 'above', isHidden } = section
  const isSample = entries && areAllSamples(entries)
  return (
    <section
      data-background={background}
      data-heading={heading}
      className={styles.section}
      id={id}
      hidden={isHidden}
      {...pageOnly(isSample)}
    >
      {title && (
        <div className={`row ends ${styles.head}`}>
          <h2>{title}</h2>
          <SampleMark sample={isSample} />
          {aside && <div className={`stack gap-1 ${styles.aside}`}>{aside}</div>}
        </div>
      )}
      <Marked all={isSample}>{children}</Marked>
    </section>
  )
}
