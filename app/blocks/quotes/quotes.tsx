import { pageOnly } from '../../data-attributes.ts'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './quotes.module.css'

/** What several people say. */
export function Quotes({ title, items, background }: Block<'quotes'>) {
  return (
    <Section background={background} title={title} isSample={items.every(({ sample }) => sample)}>
      <ul className={styles.list}>
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
}
