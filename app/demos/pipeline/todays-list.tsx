import styles from './todays-list.module.css'

type TodaysListProps = {
  title: string
  /** Said where nothing is due. */
  none: string
  entries: readonly { key: number; who: string; next: string; late: boolean }[]
}

/** What has to be done today: what is late first. */
export function TodaysList({ title, none, entries }: TodaysListProps) {
  return (
    <div className={styles.list}>
      <h3 className={styles.title}>{title}</h3>
      {entries.length === 0 && <p>{none}</p>}
      <ol>
        {entries.map(({ key, who, next, late }) => (
          <li key={key} data-late={late || undefined} className={styles.entry}>
            <strong>{next}</strong> <span>{who}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
