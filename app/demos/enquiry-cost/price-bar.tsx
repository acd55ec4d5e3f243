import shared from '../frame/shared.module.css'
import styles from './price-bar.module.css'

const COLOURS = { costs: 'var(--white)', adverts: 'var(--marigold)', left: 'var(--leaf-drawn)' }
type Part = keyof typeof COLOURS
const PARTS = Object.keys(COLOURS) as Part[]

type PriceBarProps = {
  caption: string
  labels: Record<Part, string>
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
          <span key={part} style={{ flexGrow: amounts[part], background: COLOURS[part] }} />
        ))}
      </div>
      <ul className={shared.legend}>
        {PARTS.map((part) => (
          <li key={part}>
            <span
              className={shared.diamond}
              style={{ background: COLOURS[part] }}
              aria-hidden="true"
            />
            {labels[part]} <strong className={styles.amount}>{money(amounts[part])}</strong>
          </li>
        ))}
      </ul>
    </figure>
  )
}
