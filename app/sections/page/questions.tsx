import type { Question } from '../../../schemas/parts.ts'
import type { Ground } from '../../marks.ts'
import { Accordion } from '../../ui/accordion/accordion.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './questions.module.css'

type QuestionsProps = { title: string; items: Question[]; ground?: Ground }

/** Questions clients ask, beside their heading. */
export function Questions({ title, items, ground = 'white' }: QuestionsProps) {
  return (
    <Section ground={ground}>
      <div className={styles.grid}>
        <h2 className={styles.title}>{title}</h2>
        <Accordion items={items} />
      </div>
    </Section>
  )
}
