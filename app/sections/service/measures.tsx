import type { TitledText } from '../../../schemas/parts.ts'
import { Section } from '../../ui/section/section.tsx'
import styles from './measures.module.css'

/** What we measure: each figure with what it says. */
export function Measures({ title, items }: { title: string; items: TitledText[] }) {
  return (
    <Section title={title}>
      <dl className={styles.list}>
        {items.map(({ title, text }) => (
          <div key={title} className={styles.row}>
            <dt className={styles.name}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
