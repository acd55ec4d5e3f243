import type { ReactNode } from 'react'
import styles from './speech.module.css'

type SpeechProps = {
  title: string
  /** Sentence by sentence. */
  lines: readonly string[]
  children: ReactNode
}

/** What the voice of the menu says, in words, as if from the phone. */
export function Speech({ title, lines, children }: SpeechProps) {
  return (
    <div className={styles.speech}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {children}
    </div>
  )
}
