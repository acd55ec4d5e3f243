import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './notice.module.css'

/** A notice that must be read, in full size: a risk, a rule, a regulator. */
export const Notice = ({ title, paragraphs, background }: Block<'notice'>) => (
  <Section background={background}>
    <div className={`split ${styles.notice}`}>
      <h2 className="step-3">{title}</h2>
      <div className={`stack gap-3 ${styles.text}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  </Section>
)
