import type { TitledText } from '../../../schemas/parts.ts'
import type { Background } from '../../data-attributes.ts'
import { Section } from '../../ui/section/section.tsx'
import styles from './titled-rows.module.css'

type TitledRowsProps = {
  title: string
  items: TitledText[]
  background?: Background | undefined
  heading?: 'above' | 'left' | 'right'
}

/** A heading and titled texts, one row each between rules. */
export function TitledRows({ title, items, background, heading = 'above' }: TitledRowsProps) {
  return (
    <Section title={title} background={background} heading={heading}>
      <dl className={styles.list} data-narrow={heading !== 'above'}>
        {items.map(({ title, text }) => (
          <div key={title} className={styles.row}>
            <dt className={`headline ${styles.name}`}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
