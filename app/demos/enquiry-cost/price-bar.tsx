import styles from './price-bar.module.css'

const PARTS = ['costs', 'adverts', 'left'] as const
type Part = (typeof PARTS)[number]

type PriceBarProps = {
  caption: string
  labels: Record<Part, string>
  /** What the price falls into. */
  amounts: Record<Part, number>
  money: (amount: number) => string
}

/** The price as a bar of its parts, each named with its amount. */
export function PriceBar({ caption, labels, amounts, money }: PriceBarProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.bar} aria-hidden="true">
        {PARTS.filter((part) => amounts[part] > 0).map((part) => (
          <span key={part} className={styles[part]} style={{ flexGrow: amounts[part] }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {PARTS.map((part) => (
          <li key={part}>
            <span className={`${styles.mark} ${styles[part]}`} aria-hidden="true" />
            {labels[part]} <strong className={styles.amount}>{money(amounts[part])}</strong>
          </li>
        ))}
      </ul>
    </figure>
  )
}
