import shared from '../frame/shared.module.css'
import styles from './waiting-times.module.css'

type Bar = { label: string; seconds: number; time: string }

type WaitingTimesProps = {
  lines: readonly { label: string; speed: string; bars: readonly Bar[] }[]
}

/** How long two pages take on each connection, as threads that end in a kite's diamond. */
export function WaitingTimes({ lines }: WaitingTimesProps) {
  const longest = Math.max(...lines.flatMap(({ bars }) => bars.map(({ seconds }) => seconds)))
  return (
    <ul className={styles.lines}>
      {lines.map(({ label, speed, bars }) => (
        <li key={label} className={styles.line}>
          <h3 className={styles.name}>
            {label} <span className={styles.speed}>{speed}</span>
          </h3>
          <dl className={styles.bars}>
            {bars.map((bar) => (
              <div key={bar.label} className={styles.bar}>
                <dt>{bar.label}</dt>
                <dd>
                  <span
                    aria-hidden="true"
                    className={`${shared.marked} ${styles.thread}`}
                    style={{ width: `calc((100% - 4.5rem) * ${bar.seconds / longest})` }}
                  />
                  {bar.time}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
