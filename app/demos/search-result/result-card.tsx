import styles from './result-card.module.css'
import { withQueryMarked } from './search-words.ts'

type ResultCardProps = {
  device: 'desktop' | 'phone'
  siteName: string
  breadcrumb: string
  title: string
  description: string
  /** Its words stand in bold. */
  query: string
}

/** A search result as it reads on a screen. */
export function ResultCard(props: ResultCardProps) {
  const { device, siteName, breadcrumb, title, description, query } = props
  return (
    <div className={styles.result} data-device={device}>
      <div className={styles.site}>
        <svg viewBox="0 0 20 24" className={styles.icon} aria-hidden="true">
          <path d="M10 1 19 10 10 19 1 10Z" />
          <path d="M10 19 7 23h6Z" />
        </svg>
        <p className={styles.names}>
          <span className={styles.siteName}>{siteName}</span>
          <span className={styles.address}>{breadcrumb}</span>
        </p>
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.description}>
        {withQueryMarked(description, query).map(({ demo, asked }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: demos of one text, told apart by their place
          asked ? <b key={index}>{demo}</b> : demo,
        )}
      </p>
    </div>
  )
}
