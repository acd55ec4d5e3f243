import type { MenuItem } from '../../content.server.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './related-services.module.css'

/** Three other services that go well with this one. */
export function RelatedServices({ title, items }: { title: string; items: MenuItem[] }) {
  return (
    <Section ground="sky" title={title}>
      <ul className={styles.list}>
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
