import type { ComponentProps, ReactNode } from 'react'
import type { Link, TitledText } from '../../../model/fields/parts.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './titled-texts.module.css'

type TitledTextsProps = Pick<ComponentProps<typeof Section>, 'id' | 'background' | 'heading'> & {
  title: string
  intro?: ReactNode
  items: (TitledText & { link?: Link | undefined })[]
  /** One row each between rules, instead of columns. */
  inRows?: boolean
  /** Columns on wide windows; the default avoids a last row with a single entry where it can. */
  columns?: 2 | 3 | 4 | undefined
}

const fitting = (count: number) => {
  const full = ([3, 4] as const).find((columns) => count % columns === 0)
  return full ?? (count === 2 ? 2 : count % 3 === 1 ? 4 : 3)
}

/** A heading and short titled texts, in columns under rules or in rows between them. */
export function TitledTexts({ intro, items, inRows, columns, ...section }: TitledTextsProps) {
  const list = inRows
    ? { className: `lined ${styles.rows}`, 'data-heading': section.heading }
    : { className: `stack ${styles.grid}`, 'data-columns': columns ?? fitting(items.length) }
  return (
    <Section {...section} aside={intro && <p>{intro}</p>}>
      <ul {...list}>
        {items.map(({ title, text, link }) => (
          <li key={title} className="stack gap-2">
            <h3>{title}</h3>
            <div>
              <p>{text}</p>
              {link && <ExternalLink {...link} about={title} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
