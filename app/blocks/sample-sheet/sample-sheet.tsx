import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './sample-sheet.module.css'
import { SheetParts } from './sheet-parts.tsx'

/** The text goes to the other side. */
const HEADING = { right: 'left', left: 'right', wide: 'above' } as const

/** A sample of a sheet that clients get; it can be folded up. */
export function SampleSheet({ title, text, sheet, background, look }: Block<'sample-sheet'>) {
  return (
    <Section
      background={background}
      title={title}
      aside={<p className={styles.text}>{text}</p>}
      heading={HEADING[look]}
      isSample={sheet.sample}
    >
      <details open className={styles.sheet} data-background="white">
        <summary className={styles.summary}>
          <h3>{sheet.title}</h3>
        </summary>
        <div className={styles.content}>
          <h4 className={styles.heading}>{sheet.heading}</h4>
          <SheetParts sheet={sheet} />
          <p className={styles.remark}>{sheet.remark}</p>
        </div>
      </details>
    </Section>
  )
}
