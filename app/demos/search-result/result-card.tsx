import shared from '../frame/shared.module.css'
import styles from './result-card.module.css'
import { withQueryMarked } from './search-words.ts'
import type { Device, Result } from './use-result.ts'

/** A search result as it reads on a screen; the words of the query are set in bold. */
export function ResultCard({ device, result }: { device: Device; result: Result }) {
  const { demo, address, title, description } = result
  const parts = withQueryMarked(description[device].shown, demo.values.query)
  return (
    <div className={styles.result} data-device={device}>
      <div className={styles.site}>
        <svg viewBox="0 0 20 24" className={styles.icon} aria-hidden="true">
          <path d="M10 1 19 10 10 19 1 10Z" />
          <path d="M10 19 7 23h6Z" />
        </svg>
        <p className={styles.names}>
          <span className={styles.siteName}>{demo.labels.siteName}</span>
          <span className={`${shared.oneLine} ${styles.address}`}>{address}</span>
        </p>
      </div>
      <p className={styles.title}>{title[device].shown}</p>
      <p className={styles.description}>
        {parts.map(({ part, asked }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, told apart by their position
          asked ? <b key={index}>{part}</b> : part,
        )}
      </p>
    </div>
  )
}
