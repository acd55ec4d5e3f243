import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './letter.module.css'

/** A signed letter. */
export function Letter(letter: Block<'letter'>) {
  const { title, paragraphs, name, role, background } = letter
  return (
    <Section background={background} title={title} heading="left" entries={[letter]}>
      <div className={`stack step-1 ${styles.letter}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={`stack ${styles.signature}`}>
          <strong>{name}</strong>
          <span className="soft step-0">{role}</span>
        </p>
      </div>
    </Section>
  )
}
