import type { TitledText } from '../../../schemas/parts.ts'
import { Section } from '../../ui/section/section.tsx'
import styles from './subservices.module.css'

/** What you get: the four parts of a service. */
export function Subservices({ title, items }: { title: string; items: TitledText[] }) {
  return (
    <Section title={title}>
      <ul className={styles.grid}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
