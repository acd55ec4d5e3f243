import shared from '../frame/shared.module.css'
import styles from './advice-list.module.css'

type AdviceListProps = { items: readonly { key: string; good: boolean; text: string }[] }

/** Remarks, a line each: a full diamond where something is to be done, an empty one where it is good. */
export function AdviceList({ items }: AdviceListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, good, text }) => (
        <li key={key} className={`${shared.marked} ${styles.remark}`} data-good={good || undefined}>
          {text}
        </li>
      ))}
    </ul>
  )
}
