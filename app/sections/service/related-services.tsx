import type { MenuItem } from '../../content.server.ts'
import type { Ground } from '../../marks.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './related-services.module.css'

type RelatedServicesProps = { title: string; items: MenuItem[]; ground?: Ground | undefined }

/** Three other services that go well with this one. */
export function RelatedServices({ title, items, ground = 'sky' }: RelatedServicesProps) {
  return (
    <Section ground={ground} title={title}>
      <ul className={styles.list} data-ground="white">
        {items.map(({ label, line, kite, href }) => (
          <li key={href}>
            <a href={href} className={styles.link}>
              <Kite design={kite} className={styles.kite} />
              <span className={styles.label}>{label}</span>
              <span>{line}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
