import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './deliverables.module.css'
import drawings from './deliverables.svg'

/** What is delivered, each accuracy with its conditions. */
export const Deliverables = ({ title, intro, items, background }: Block<'deliverables'>) => (
  <Section background={background} title={title} aside={<p>{intro}</p>}>
    <ul className="lined">
      {items.map(({ kind, name, text, accuracy, conditions }) => (
        <li key={name} className={`stack ${styles.item}`}>
          <svg viewBox="0 0 160 90" className={styles.drawing} fill="none" aria-hidden="true">
            <use href={`${drawings}#${kind}`} />
          </svg>
          <h3>{name}</h3>
          <p>{text}</p>
          {accuracy && (
            <p className={`stack gap-1 ${styles.accuracy}`}>
              <strong className="step-1">{accuracy}</strong>
              <span className="small soft">{conditions}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  </Section>
)
