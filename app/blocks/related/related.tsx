import { Kite } from '../../ui/kite/kite.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './related.module.css'

/** Related services. */
export const Related = ({ title, entries, background }: BlockProps<'related'>) => (
  <Section background={background} title={title}>
    <ul className={`ruled ringed ${styles.list}`} data-background="white">
      {entries.map(({ label, line, kite, href }) => (
        <li key={href}>
          <a href={href} className={`lights plain ${styles.link}`}>
            <Kite design={kite} className={`sways ${styles.kite}`} />
            <span className={`headline step-2 ${styles.label}`}>{label}</span>
            <span>{line}</span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)
