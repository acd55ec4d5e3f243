import type { TitledText } from '../../../schemas/parts.ts'
import type { Ground } from '../../marks.ts'
import { Section } from '../../ui/section/section.tsx'
import { TitledGrid } from '../page/titled-grid.tsx'
import { TitledRows } from '../page/titled-rows.tsx'
import styles from './subservices.module.css'

type SubservicesProps = {
  title: string
  items: TitledText[]
  ground?: Ground | undefined
  look?: 'boxes' | 'papers' | 'rows' | 'columns' | undefined
  /** What the titles of boxes stand on. */
  accent: Ground
}

/** What papers are cut from, one after the other. */
const PAPERS: Ground[] = ['marigold', 'cobalt', 'leaf', 'rani']

/** What you get: the four parts of a service. */
export function Subservices({ look = 'boxes', accent, ...list }: SubservicesProps) {
  if (look === 'rows') return <TitledRows {...list} heading="left" />
  if (look === 'columns') return <TitledGrid {...list} />
  const { title, items, ground } = list
  return (
    <Section title={title} ground={ground}>
      <ul className={styles.grid}>
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            className={styles.item}
            data-ground={look === 'papers' ? PAPERS[index] : undefined}
          >
            <h3 className={styles.title} data-ground={look === 'boxes' ? accent : undefined}>
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
