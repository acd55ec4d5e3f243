import type { TitledText } from '../../../schemas/parts.ts'
import type { Background } from '../../data-attributes.ts'
import { Section } from '../../ui/section/section.tsx'
import { TitledGrid } from '../page/titled-grid.tsx'
import { TitledRows } from '../page/titled-rows.tsx'
import styles from './subservices.module.css'

type SubservicesProps = {
  title: string
  items: TitledText[]
  background?: Background | undefined
  variant?: 'boxes' | 'papers' | 'rows' | 'columns' | undefined
  /** Backgrounds of the boxes' titles. */
  accent: Background
}

/** Colours of the papers, in order. */
const PAPERS: Background[] = ['marigold', 'cobalt', 'leaf', 'rani']

/** What you get: the four subservices of a service. */
export function Subservices({ variant = 'boxes', accent, ...list }: SubservicesProps) {
  if (variant === 'rows') return <TitledRows {...list} heading="left" />
  if (variant === 'columns') return <TitledGrid {...list} />
  const { title, items, background } = list
  return (
    <Section title={title} background={background}>
      <ul className={`ruled ${styles.grid}`}>
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            className={styles.item}
            data-background={variant === 'papers' ? PAPERS[index] : undefined}
          >
            <h3 className={styles.title} data-background={variant === 'boxes' ? accent : undefined}>
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
