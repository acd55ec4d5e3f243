import shared from '../frame/shared.module.css'
import { Mark } from './mark.tsx'
import styles from './small-sign.module.css'
import type { MarkInUse } from './use-mark.ts'

/** The mark and its name on one line, in sight while they are changed. */
export function SmallSign({ mark: { demo } }: { mark: MarkInUse }) {
  const { name, pattern, paper, pieces } = demo.values
  return (
    <p className={styles.sign}>
      <Mark pattern={pattern} paper={paper} pieces={pieces} id="own-kite-small" />
      <span
        className={`${shared.oneLine} ${styles.name}`}
        style={{ background: paper, color: pieces }}
      >
        {name}
      </span>
    </p>
  )
}
