import shared from '../frame/shared.module.css'
import type { Role } from './call-screens.ts'
import styles from './screen.module.css'
import type { WalkInUse } from './use-walk.ts'

/** The screen of one role: what it may see, and what of the call it does see. */
export function Screen({ walk: { demo, screens }, role }: { walk: WalkInUse; role: Role }) {
  const { title, sees, entries } = screens[role]
  const id = `one-call-${role}-screen`
  return (
    <section aria-labelledby={id} className={styles.screen} data-role={role}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.sees}>{sees}</p>
      {entries.length === 0 && <p className={styles.nothing}>{demo.labels.screens.nothing}</p>}
      <ol className={styles.entries}>
        {entries.map(({ text, isNew }) => (
          <li key={text} className={shared.marked} data-new={isNew || undefined}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
