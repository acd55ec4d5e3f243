import type { TitledText } from '../../../schemas/parts.ts'
import { Section } from '../../ui/section/section.tsx'
import styles from './steps.module.css'

/** How we work: steps tied along one thread. */
export function Steps({
  title,
  intro,
  items,
}: {
  title: string
  intro?: string
  items: TitledText[]
}) {
  return (
    <Section ground="sky" title={title} aside={intro && <p>{intro}</p>}>
      <ol className={styles.steps} data-count={items.length}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
