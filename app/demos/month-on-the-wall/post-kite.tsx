import { Kite } from '../../ui/kite/kite.tsx'
import type { Dragging } from '../frame/use-drag.ts'
import styles from './month-on-the-wall.module.css'
import type { HangingPost, MonthInUse } from './use-month.ts'

type PostKiteProps = { month: MonthInUse; post: HangingPost; dragging: Dragging }

/** A post as a kite on its day: a press chooses it, dragging moves it. */
export function PostKite({ month, post, dragging }: PostKiteProps) {
  const { demo, chosen, choose, dateOf } = month
  const { subject, index, kind, boosted } = post
  const name = [subject, dateOf(post.day), kind?.label, boosted && demo.labels.chosen.boosted]
  return (
    <button
      type="button"
      className={styles.post}
      aria-pressed={index === chosen}
      aria-label={name.filter(Boolean).join(', ')}
      style={dragging.shift(index)}
      {...dragging.handle(index)}
      onClick={() => choose(index)}
    >
      <span className={styles.hung}>
        {kind && <Kite design={kind.kite} />}
        {boosted && (
          <svg viewBox="0 0 20 20" className={styles.boost} aria-hidden="true">
            <path d="M10 0 20 10 10 20 0 10Z" />
            <path d="M10 14V6M6.5 9.5 10 6l3.5 3.5" />
          </svg>
        )}
      </span>
      <span className={styles.subject}>{subject}</span>
    </button>
  )
}
