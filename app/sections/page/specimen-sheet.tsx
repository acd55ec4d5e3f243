import type { Specimen } from '../../../schemas/proof.ts'
import type { Background } from '../../data-attributes.ts'
import { Section } from '../../ui/section/section.tsx'
import { SpecimenParts } from './specimen-parts.tsx'
import styles from './specimen-sheet.module.css'
import { Stamp } from './stamp.tsx'

type SpecimenSheetProps = {
  title: string
  sheet: Specimen
  background?: Background | undefined
  /** Where the sheet is: at one side of its text, or below it in the whole width. */
  variant?: 'right' | 'left' | 'wide' | undefined
}

/** The text goes to the other side. */
const HEADING = { right: 'left', left: 'right', wide: 'above' } as const

/** A sample of a sheet that clients get; it can be folded up. */
export function SpecimenSheet({
  title,
  sheet,
  background = 'sky',
  variant = 'right',
}: SpecimenSheetProps) {
  return (
    <Section
      background={background}
      title={title}
      aside={<p className={styles.text}>{sheet.text}</p>}
      heading={HEADING[variant]}
      isSample={sheet.sample}
    >
      <details open className={styles.sheet} data-background="white">
        <summary className={styles.summary}>
          <h3>{sheet.title}</h3>
        </summary>
        <div className={styles.content}>
          <div className={styles.head}>
            <h4>{sheet.heading}</h4>
            <Stamp sample={sheet.sample} />
          </div>
          <SpecimenParts sheet={sheet} />
          <p className={styles.remark}>{sheet.remark}</p>
        </div>
      </details>
    </Section>
  )
}
