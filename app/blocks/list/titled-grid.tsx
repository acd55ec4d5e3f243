import type { ReactNode } from 'react'
import type { TitledList, TitledText } from '../../../schemas/parts.ts'
import type { Background } from '../../data-attributes.ts'
import { Section } from '../../ui/section/section.tsx'
import styles from './titled-grid.module.css'

export type TitledGridProps = Omit<TitledList, 'intro' | 'items'> & {
  intro?: ReactNode
  /** `more` is below the text, such as a link. */
  items: (TitledText & { more?: ReactNode })[]
  id?: string
  background?: Background | undefined
  /** Columns on wide windows; the default avoids a last row with a single entry where it can. */
  columns?: 2 | 3 | 4 | undefined
}

const fitting = (count: number) => {
  const full = ([3, 4] as const).find((columns) => count % columns === 0)
  return full ?? (count === 2 ? 2 : count % 3 === 1 ? 4 : 3)
}

/** A heading and short titled texts in columns under rules. */
export function TitledGrid({
  id,
  title,
  intro,
  items,
  background = 'white',
  columns = fitting(items.length),
}: TitledGridProps) {
  return (
    <Section id={id} background={background} title={title} aside={intro && <p>{intro}</p>}>
      <ul className={styles.grid} data-columns={columns}>
        {items.map(({ title, text, more }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p>{text}</p>
            {more}
          </li>
        ))}
      </ul>
    </Section>
  )
}
