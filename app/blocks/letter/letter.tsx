import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './letter.module.css'

/** A signed letter. */
export function Letter(letter: Block<'letter'>) {
  const { title, paragraphs, name, role, sample, background } = letter
  return (
    <Section background={background} title={title} heading="left" isSample={sample}>
      <div className={styles.letter}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.signature}>
          <strong>{name}</strong>
          <span className="soft">{role}</span>
        </p>
      </div>
    </Section>
  )
}
