import type { MenuItem } from '../../content/content.server.ts'
import type { Background } from '../../data-attributes.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './related-services.module.css'

type RelatedServicesProps = {
  title: string
  items: MenuItem[]
  background?: Background | undefined
}

/** Related services. */
export function RelatedServices({ title, items, background = 'sky' }: RelatedServicesProps) {
  return (
    <Section background={background} title={title}>
      <ul className={`ruled ${styles.list}`} data-background="white">
        {items.map(({ label, line, kite, href }) => (
          <li key={href}>
            <a href={href} className={styles.link}>
              <Kite design={kite} className={`sways ${styles.kite}`} />
              <span className={`headline ${styles.label}`}>{label}</span>
              <span>{line}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
