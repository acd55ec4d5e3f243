import styles from './search-result.module.css'

type ResultCardProps = Record<'device' | 'name' | 'address' | 'title' | 'description', string>

/** A search result as it reads on a screen. */
export const ResultCard = ({ device, name, address, title, description }: ResultCardProps) => (
  <div className={styles.result} data-device={device}>
    <div className={`line ${styles.site}`}>
      <svg viewBox="0 0 20 24" className={styles.icon} aria-hidden="true">
        <path d="M10 1 19 10 10 19 1 10Z" />
        <path d="M10 19 7 23h6Z" />
      </svg>
      <p className={styles.names}>
        <span>{name}</span>
        <span className={styles.address}>{address}</span>
      </p>
    </div>
    <p className={styles.title}>{title}</p>
    <p className={styles.description}>{description}</p>
  </div>
)
