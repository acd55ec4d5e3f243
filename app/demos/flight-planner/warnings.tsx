import styles from './warnings.module.css'

/** The warnings about the plan, or that there are none. */
export function Warnings({ none, warnings }: { none: string; warnings: readonly string[] }) {
  if (warnings.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <ul className={styles.list}>
      {warnings.map((warning) => (
        <li key={warning} className={styles.warning}>
          {warning}
        </li>
      ))}
    </ul>
  )
}
