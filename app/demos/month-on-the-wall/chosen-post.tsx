import { Kite } from '../../ui/kite/kite.tsx'
import shared from '../frame/shared.module.css'
import { StepButton } from '../frame/step-button.tsx'
import styles from './chosen-post.module.css'
import type { HangingPost, MonthInUse } from './use-month.ts'

const WAYS = { earlier: -1, later: 1, weekEarlier: -7, weekLater: 7 }

/** The chosen post, with a button for each move that it can make. */
export function ChosenPost({ month, post }: { month: MonthInUse; post: HangingPost }) {
  const labels = month.demo.labels.chosen
  return (
    <div>
      <h3 className={shared.heading}>{labels.title}</h3>
      <div className={styles.post}>
        {post.kind && <Kite design={post.kind.kite} className={styles.kite} />}
        <p>
          <strong className={styles.subject}>{post.subject}</strong>
          <span className={styles.date}>{month.dateOf(post.day)}</span>
          <span className={shared.hint}>
            {post.kind?.label}
            {post.boosted && `, ${labels.boosted}`}
          </span>
        </p>
      </div>
      <div className={styles.ways}>
        {Object.entries(WAYS).map(([way, by]) => {
          const day = post.day + by
          const inMonth = day >= 1 && day <= month.length
          return (
            <StepButton key={way} onStep={inMonth ? () => month.hang(post.index, day) : undefined}>
              {labels[way as keyof typeof WAYS]}
            </StepButton>
          )
        })}
      </div>
      <p className={`${shared.hint} ${shared.scripted}`}>{labels.hint}</p>
    </div>
  )
}
