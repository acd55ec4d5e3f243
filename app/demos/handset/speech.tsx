import styles from './speech.module.css'
import type { CallInUse } from './use-call.ts'

/** What the voice of the menu says, in writing, as if from the phone. */
export function Speech({ call: { demo, line, lines } }: { call: CallInUse }) {
  const { speech } = demo.labels
  return (
    <div className={styles.speech}>
      <h3 className={styles.title}>{line.at === 'idle' ? speech.idle : speech.talking}</h3>
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}
