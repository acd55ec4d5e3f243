import type { MonthOnTheWallLabels } from '../../../schemas/demos/month-on-the-wall.ts'
import styles from './findings-list.module.css'

type FindingsListProps = {
  labels: MonthOnTheWallLabels['findings']
  sentences: readonly string[]
}

/** What is wrong with the month, in words; or that nothing is. */
export function FindingsList({ labels, sentences }: FindingsListProps) {
  return (
    <div className={styles.findings}>
      <h3 className={styles.title}>{labels.title}</h3>
      {sentences.length === 0 ? (
        <p className={styles.none}>{labels.none}</p>
      ) : (
        <ul className={styles.list}>
          {sentences.map((sentence) => (
            <li key={sentence} className={styles.finding}>
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
