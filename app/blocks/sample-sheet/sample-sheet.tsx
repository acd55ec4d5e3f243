import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './sample-sheet.module.css'
import { SheetParts } from './sheet-parts.tsx'

/** The text goes to the other side. */
const HEADING = { right: 'left', left: 'right', wide: 'above' } as const

/** A sample of a sheet that clients get. */
export const SampleSheet = ({ title, text, sheet, background, variant }: Block<'sample-sheet'>) => (
  <Section
    background={background}
    title={title}
    aside={<p className="step-1">{text}</p>}
    heading={HEADING[variant]}
    entries={[sheet]}
  >
    <article className={`stack gap-4 framed ${styles.sheet}`} data-background="white">
      <h3 className={styles.title}>{sheet.title}</h3>
      <h4 className="step-2">{sheet.heading}</h4>
      <SheetParts sheet={sheet} />
      <p>{sheet.remark}</p>
    </article>
  </Section>
)
