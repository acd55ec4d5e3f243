import { fillIn } from '../../../contract/fill-in.ts'
import styles from './marked-sheet.module.css'
import type { Sentence, Stretch } from './read-paragraph.ts'

const classOf = ({ kinds }: Stretch) => kinds.map((kind) => styles[kind]).join(' ')

type MarkedSheetProps = {
  sentences: readonly Sentence[]
  /** Shown after a long sentence: "{count} words". */
  count: string
}

/** The paragraph with the pencil's marks; a legend beside it explains them. */
export function MarkedSheet({ sentences, count }: MarkedSheetProps) {
  return (
    <p className={styles.sheet}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one text, told apart by their position
        <span key={index}>
          <span className={sentence.long ? styles.long : undefined}>
            {sentence.stretches.map((stretch, place) =>
              stretch.kinds.length > 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, the same way
                <mark key={place} className={`${styles.mark} ${classOf(stretch)}`}>
                  {stretch.text}
                </mark>
              ) : (
                stretch.text
              ),
            )}
          </span>
          {sentence.long && (
            <span className={styles.count}>{fillIn(count, { count: sentence.words })}</span>
          )}
        </span>
      ))}
    </p>
  )
}

const KINDS = ['long', 'filler', 'passive'] as const

/** What each mark means, marked that way. */
export function MarkLegend({ marks }: { marks: Record<(typeof KINDS)[number], string> }) {
  return (
    <ul className={styles.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={styles[kind]}>{marks[kind]}</span>
        </li>
      ))}
    </ul>
  )
}
