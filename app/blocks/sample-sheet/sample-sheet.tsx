import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './sample-sheet.module.css'
import { SheetParts } from './sheet-parts.tsx'

/** The text goes to the other side. */
const HEADING = { right: 'left', left: 'right', wide: 'above' } as const

/** A sample of a sheet that clients get. */
export function SampleSheet({ title, text, sheet, background, look }: Block<'sample-sheet'>) {
  return (
    <Section
      background={background}
      title={title}
      aside={<p className="step-1">{text}</p>}
      heading={HEADING[look]}
      isSample={sheet.sample}
    >
      <article className={styles.sheet} data-background="white">
        <h3 className={styles.title}>{sheet.title}</h3>
        <h4 className={styles.heading}>{sheet.heading}</h4>
        <SheetParts sheet={sheet} />
        <p>{sheet.remark}</p>
      </article>
    </Section>
  )
}
