import styles from './price-bar.module.css'

type PriceBarProps = {
  caption: string
  /** The parts of the price, which together are 1. */
  parts: readonly {
    variant: 'costs' | 'adverts' | 'left'
    label: string
    share: number
    amount: string
  }[]
}

/** The price as a bar of its parts, each named with its amount. */
export function PriceBar({ caption, parts }: PriceBarProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.bar} aria-hidden="true">
        {parts
          .filter(({ share }) => share > 0)
          .map(({ variant, share }) => (
            <span key={variant} className={styles[variant]} style={{ flexGrow: share }} />
          ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ variant, label, amount }) => (
          <li key={variant}>
            <span className={`${styles.mark} ${styles[variant]}`} aria-hidden="true" />
            {label} <strong className={styles.amount}>{amount}</strong>
          </li>
        ))}
      </ul>
    </figure>
  )
}
