import { pageOnly } from '../../data-attributes.ts'
import type { Gallery } from '../../pages/gallery/schema.ts'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './quotes.module.css'

/** Quotes of team members. */
export function TeamQuotes({ title, items }: Gallery['quotes']) {
  return (
    <Section background="highlight" title={title} isSample={items.every(({ sample }) => sample)}>
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
