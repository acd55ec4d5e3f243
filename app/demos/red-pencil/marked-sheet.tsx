import type { Sentence } from './read-paragraph.ts'
import styles from './red-pencil.module.css'

/** The paragraph with the pencil's marks; a legend beside it explains them. */
export const MarkedSheet = ({ sentences }: { sentences: readonly Sentence[] }) => (
  <p className={styles.sheet}>
    {sentences.map(({ long, stretches }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one text, told apart by their position
      <span key={index} className={long ? styles.long : undefined}>
        {stretches.map(({ kind, text }, place) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, the same way
            <mark key={place} className={styles[kind]}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    ))}
  </p>
)
