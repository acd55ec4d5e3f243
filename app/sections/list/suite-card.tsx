import type { Card as CardContent } from '../../content.server.ts'
import { useSiteData } from '../../site-data.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { ReadMore } from '../../ui/read-more/read-more.tsx'
import styles from './suite-card.module.css'

/** The suite beside the products that it holds: one wide card. */
export function SuiteCard({ title, description, kite, href }: CardContent) {
  const { labels } = useSiteData()
  return (
    <article className={styles.card} data-ground="cobalt">
      <Kite design={kite} className={styles.kite} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{description}</p>
        <ReadMore href={href} label={labels.readMore} title={title} />
      </div>
    </article>
  )
}
