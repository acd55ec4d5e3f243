import { pageOnly } from '../../data-attributes.ts'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './quotes.module.css'

/** What one person says, or several. */
export const Quotes = ({ title, items, background }: Block<'quotes'>) => (
  <Section background={background} title={title} entries={title ? items : undefined}>
    <ul className={`stack ${styles.list}`}>
      {items.map(({ text, by, sample }) => (
        <li key={text} {...pageOnly(sample)}>
          <figure className={styles.quote}>
            <blockquote className="headline step-3">{text}</blockquote>
            <figcaption>
              {by} <SampleMark sample={sample} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
)
