import type { Background } from '../../data-attributes.ts'
import { Section } from '../../ui/section/section.tsx'
import { TitledTexts } from '../list/titled-texts.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './subservices.module.css'

/** Colours of the papers, in order. */
const PAPERS: Background[] = ['highlight', 'secondary', 'tertiary', 'primary']

/** What you get: the four subservices of a service. */
export function Subservices(subservices: BlockProps<'subservices'>) {
  const { variant, accent, title, items, background } = subservices
  const list = { title, items, background }
  if (variant === 'rows') return <TitledTexts {...list} inRows heading="left" />
  if (variant === 'columns') return <TitledTexts {...list} />
  return (
    <Section title={title} background={background}>
      <ul className={`ruled ${styles.grid}`}>
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            className={`stack ${styles.item}`}
            data-background={variant === 'papers' ? PAPERS[index] : undefined}
          >
            <h3 className={styles.title} data-background={variant === 'boxes' ? accent : undefined}>
              {title}
            </h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
