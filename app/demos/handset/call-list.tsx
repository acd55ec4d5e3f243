import styles from './call-list.module.css'

type CallListProps = {
  title: string
  none: string
  /** Every call in words, the newest first. */
  calls: readonly { key: number; text: string; kind: string }[]
  /** What the button says that lets a desk take whoever waits; none where nobody does. */
  next: string | undefined
  onNext: () => void
}

/** Every call with its hour and what it came to. */
export function CallList({ title, none, calls, next, onNext }: CallListProps) {
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {next && (
          <button type="button" className={styles.next} onClick={onNext}>
            {next}
          </button>
        )}
      </div>
      {calls.length === 0 && <p>{none}</p>}
      <ol>
        {calls.map(({ key, text, kind }) => (
          <li key={key} data-call={kind} className={styles.call}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}
