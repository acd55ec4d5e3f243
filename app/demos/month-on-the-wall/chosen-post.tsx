import type { MonthOnTheWallLabels } from '../../../schemas/demos/month-on-the-wall.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import styles from './chosen-post.module.css'
import type { HangingPost } from './use-month.ts'

/** Describes what the keys do, for every kite on the wall. */
export const HINT_ID = 'month-on-the-wall-hint'

type ChosenPostProps = {
  labels: MonthOnTheWallLabels['chosen']
  post: HangingPost
  /** Its day in full. */
  date: string
  /** Days of the month. */
  length: number
  onHang: (day: number) => void
}

/** The post in hand, with a button for each way that it can go. */
export function ChosenPost({ labels, post, date, length, onHang }: ChosenPostProps) {
  const ways = [
    { label: labels.earlier, by: -1 },
    { label: labels.later, by: 1 },
    { label: labels.weekEarlier, by: -7 },
    { label: labels.weekLater, by: 7 },
  ]
  return (
    <div className={styles.chosen}>
      <h3 className={styles.title}>{labels.title}</h3>
      <div className={styles.post}>
        {post.kind && <Kite design={post.kind.kite} className={styles.kite} />}
        <p>
          <strong className={styles.subject}>{post.subject}</strong>
          <span className={styles.date}>{date}</span>
          <span className={styles.kind}>
            {post.kind?.label}
            {post.boosted && `, ${labels.boosted}`}
          </span>
        </p>
      </div>
      <div className={styles.ways}>
        {ways.map(({ label, by }) => {
          const day = post.day + by
          const beyond = day < 1 || day > length
          return (
            <button
              key={by}
              type="button"
              className={styles.way}
              aria-disabled={beyond || undefined}
              onClick={() => !beyond && onHang(day)}
            >
              {label}
            </button>
          )
        })}
      </div>
      <p id={HINT_ID} className={styles.hint}>
        {labels.hint}
      </p>
    </div>
  )
}
