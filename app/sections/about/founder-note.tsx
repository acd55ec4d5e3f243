import type { About } from '../../../schemas/pages.ts'
import { Section } from '../../ui/section/section.tsx'
import { Stamp } from '../page/stamp.tsx'
import styles from './founder-note.module.css'

/** The founder's letter. */
export function FounderNote({ title, paragraphs, name, role, sample }: About['founder']) {
  return (
    <Section background="sky" title={title} heading="left" isSample={sample}>
      <div className={styles.letter}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.signature}>
          <strong>{name}</strong>
          <span>{role}</span>
        </p>
        <Stamp sample={sample} />
      </div>
    </Section>
  )
}
