import { Kite } from '../../ui/kite/kite.tsx'
import { columnOf } from '../frame/calendar.ts'
import type { Dragging } from '../frame/use-drag.ts'
import styles from './month-on-the-wall.module.css'
import type { HangingPost, MonthInUse } from './use-month.ts'

type DayCellProps = { month: MonthInUse; day: number; dragging: Dragging }

/** A post as a kite on its day: a press chooses it, dragging moves it. */
function PostKite(props: Omit<DayCellProps, 'day'> & { post: HangingPost }) {
  const { month, post, dragging } = props
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

/** A day of the calendar: its number, its festival, its stretch of the thread and what hangs from it. */
export function DayCell({ month, day, dragging }: DayCellProps) {
  const column = columnOf(month.month, day)
  const festival = month.festivals.find((festival) => festival.day === day)
  const isBare = month.gaps.some(({ from, to }) => day >= from && day <= to)
  return (
    <li
      className={styles.day}
      {...dragging.drop(day)}
      data-bare={isBare || undefined}
      style={day === 1 ? { gridColumnStart: column + 1 } : undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {day}
      </span>
      <span className="visually-hidden">{month.dateOf(day)}</span>
      <span className={`stack gap-1 ${styles.posts}`}>
        {month.posts
          .filter((post) => post.day === day)
          .map((post) => (
            <PostKite key={post.index} month={month} post={post} dragging={dragging} />
          ))}
      </span>
      {festival && (
        <span className={styles.festival} data-missed={festival.isMissed || undefined}>
          <span className={styles.name}>{festival.name}</span>
        </span>
      )}
    </li>
  )
}
