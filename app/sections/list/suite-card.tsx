import type { Card as CardContent } from '../../content/content.server.ts'
import { useSiteData } from '../../site-data.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { linkArea, ReadMore, type WayToTry } from '../../ui/read-more/read-more.tsx'
import styles from './suite-card.module.css'

type SuiteCardProps = Omit<CardContent, 'subservices'> & { tryIt?: WayToTry | undefined }

/** One wide card at the end of the products: a suite of them. */
export function SuiteCard({ title, description, kite, href, tryIt }: SuiteCardProps) {
  const { labels } = useSiteData()
  return (
    <article className={`${linkArea} ${styles.card}`} data-background="secondary">
      <Kite design={kite} className={`sways ${styles.kite}`} />
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="step-1">{description}</p>
        <div className="row">
          <ReadMore href={href} label={labels.readMore} title={title} tryIt={tryIt} />
        </div>
      </div>
    </article>
  )
}
