import type { Entry } from './call-screens.ts'
import styles from './screen.module.css'

type ScreenProps = {
  /** Begins its ids: the role. */
  role: string
  title: string
  /** What this role may see. */
  sees: string
  entries: readonly Entry[]
  /** The step that the call stands at: its entries are new. */
  step: number
  nothing: string
}

/** The screen of one role: what it may see, and what of the call it does see. */
export function Screen({ role, title, sees, entries, step, nothing }: ScreenProps) {
  const id = `one-call-${role}-screen`
  return (
    <section aria-labelledby={id} className={styles.screen} data-role={role}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.sees}>{sees}</p>
      {entries.length === 0 && <p className={styles.nothing}>{nothing}</p>}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.text} data-new={entry.step === step || undefined}>
            {entry.text}
          </li>
        ))}
      </ol>
    </section>
  )
}
