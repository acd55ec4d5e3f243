import type { Card } from '../../content/content.server.ts'
import { useSiteData } from '../../site-data.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { linkArea, ReadMore } from '../../ui/read-more/read-more.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './tools.module.css'

type ToolsProps = {
  title: string
  intro: string
  items: Pick<Card, 'title' | 'kite' | 'subservices' | 'href'>[]
}

/** The products that a suite contains. */
export function Tools({ title, intro, items }: ToolsProps) {
  const { labels } = useSiteData()
  return (
    <Section background="sky" title={title} aside={<p>{intro}</p>}>
      <ul className={styles.list}>
        {items.map(({ title, kite, subservices, href }) => (
          <li key={href} className={`${linkArea} ${styles.item}`}>
            <Kite design={kite} className={styles.kite} />
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.features}>
              {subservices.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <ReadMore href={href} label={labels.readMore} title={title} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
