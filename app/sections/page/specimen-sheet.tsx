import type { Specimen } from '../../../schemas/proof.ts'
import type { Background } from '../../data-attributes.ts'
import { useSiteData } from '../../site-data.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Stamp } from '../../ui/stamp/stamp.tsx'
import { SpecimenParts } from './specimen-parts.tsx'
import styles from './specimen-sheet.module.css'

type SpecimenSheetProps = {
  title: string
  sheet: Specimen
  background?: Background | undefined
  /** Where the sheet stands: at one side of its words, or under them in the whole width. */
  variant?: 'right' | 'left' | 'wide' | undefined
}

/** The words stand where the sheet does not. */
const HEADING = { right: 'left', left: 'right', wide: 'above' } as const

/** A sheet such as a client gets; whoever has seen it can fold it up. */
export function SpecimenSheet({
  title,
  sheet,
  background = 'sky',
  variant = 'right',
}: SpecimenSheetProps) {
  const { labels } = useSiteData()
  return (
    <Section
      background={background}
      title={title}
      aside={<p className={styles.words}>{sheet.text}</p>}
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
            {sheet.sample && <Stamp>{labels.specimen}</Stamp>}
          </div>
          <SpecimenParts sheet={sheet} />
          <p className={styles.remark}>{sheet.remark}</p>
        </div>
      </details>
    </Section>
  )
}
