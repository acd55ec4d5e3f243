import { Kite } from '../../ui/kite/kite.tsx'
import shared from '../frame/shared.module.css'
import { SlideField } from '../frame/slide-field.tsx'
import styles from './month-on-the-wall.module.css'
import type { HangingPost, MonthInUse } from './use-month.ts'

/** The chosen post, with a slider for its day. */
export function ChosenPost({ month, post }: { month: MonthInUse; post: HangingPost }) {
  const labels = month.demo.labels.chosen
  return (
    <div>
      <h3 className={shared.heading}>{labels.title}</h3>
      <div className={styles.chosen}>
        {post.kind && <Kite design={post.kind.kite} />}
        <p>
          <strong className={`headline ${styles.title}`}>{post.subject}</strong>
          <span className={shared.hint}>
            {post.kind?.label}
            {post.boosted && `, ${labels.boosted}`}
          </span>
        </p>
      </div>
      <SlideField
        label={labels.day}
        text={month.dateOf(post.day)}
        low={1}
        high={month.length}
        value={post.day}
        onValue={(day) => month.hang(post.index, day)}
      />
      <p className={`${shared.hint} ${shared.scripted}`}>{labels.hint}</p>
    </div>
  )
}
