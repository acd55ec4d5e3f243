import { Section } from '../../ui/section/section.tsx'
import type { TitledGridProps } from './titled-grid.tsx'
import styles from './titled-rows.module.css'

type TitledRowsProps = Omit<TitledGridProps, 'id' | 'columns'> & {
  heading?: 'above' | 'left' | 'right'
}

/** A heading and titled texts, one row each between rules. */
export function TitledRows(props: TitledRowsProps) {
  const { title, intro, items, background, heading = 'above' } = props
  return (
    <Section
      title={title}
      aside={intro && <p>{intro}</p>}
      background={background}
      heading={heading}
    >
      <dl className={styles.list} data-narrow={heading !== 'above'}>
        {items.map(({ title, text, more }) => (
          <div key={title} className={styles.row}>
            <dt className={`headline ${styles.name}`}>{title}</dt>
            <dd className={styles.text}>
              {text} {more}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
