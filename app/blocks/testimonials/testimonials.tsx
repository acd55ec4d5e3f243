import { pageOnly } from '../../data-attributes.ts'
import { Picture } from '../../ui/picture.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './testimonials.module.css'

/** Testimonials; without a logo, the avatar shows the first letter of the name (specification, section 3). */
export const Testimonials = ({ title, entries, background }: BlockProps<'testimonials'>) => (
  <Section background={background} title={title} entries={entries}>
    <ul className={`stack ${styles.list}`}>
      {entries.map(({ name, title, feedback, logo, sample }) => (
        <li key={name} className={styles.item} {...pageOnly(sample)}>
          <figure>
            <blockquote className={`step-1 ${styles.quote}`}>{feedback}</blockquote>
            <figcaption className={`row gap-3 ${styles.by}`}>
              {logo ? (
                <Picture picture={logo} sizes="8rem" className={styles.logo} />
              ) : (
                <span className={`square ${styles.avatar}`} aria-hidden="true">
                  <span>{Array.from(name)[0]}</span>
                </span>
              )}
              <span className="stack">
                <strong>{name}</strong>
                <span className={`small ${styles.role}`}>{title}</span>
              </span>
              <SampleMark sample={sample} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
)
