import type { MonthOnTheWallWords } from '../../../schemas/demos/month-on-the-wall.ts'
import styles from './findings-list.module.css'

type FindingsListProps = {
  words: MonthOnTheWallWords['findings']
  sentences: readonly string[]
}

/** What is wrong with the month, in words; or that nothing is. */
export function FindingsList({ words, sentences }: FindingsListProps) {
  return (
    <div className={styles.findings}>
      <h3 className={styles.title}>{words.title}</h3>
      {sentences.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
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
