import field from '../frame/field.module.css'
import shared from '../frame/shared.module.css'
import styles from './findings-list.module.css'
import type { Labels } from './schema.server.ts'

type FindingsListProps = {
  labels: Labels['findings']
  sentences: readonly string[]
}

/** What is wrong with the month, in sentences; or that nothing is. */
export function FindingsList({ labels, sentences }: FindingsListProps) {
  return (
    <div className={styles.findings}>
      <h3 className={shared.heading}>{labels.title}</h3>
      {sentences.length === 0 ? (
        <p className={shared.hint}>{labels.none}</p>
      ) : (
        <ul className={styles.list}>
          {sentences.map((sentence) => (
            <li key={sentence} className={`${field.error} ${styles.finding}`}>
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
