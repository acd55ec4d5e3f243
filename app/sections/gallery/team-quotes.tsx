import type { Gallery } from '../../../schemas/gallery.ts'
import { Section } from '../../ui/section/section.tsx'
import styles from './team-quotes.module.css'

/** What people of the team say. */
export function TeamQuotes({ title, items }: Gallery['quotes']) {
  return (
    <Section ground="marigold" title={title}>
      <ul className={styles.list}>
        {items.map(({ text, by }) => (
          <li key={text}>
            <figure className={styles.quote}>
              <blockquote>{text}</blockquote>
              <figcaption>{by}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
