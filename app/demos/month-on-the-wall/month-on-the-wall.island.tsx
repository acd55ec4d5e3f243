import { fillIn } from '../../../contract/fill-in.ts'
import field from '../../ui/form/field.module.css'
import { Kite } from '../../ui/kite/kite.tsx'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { SlideField } from '../frame/slide-field.tsx'
import { useDrag } from '../frame/use-drag.ts'
import { DayCell } from './day-cell.tsx'
import styles from './month-on-the-wall.module.css'
import type { Labels } from './schema.server.ts'
import { type HangingPost, type MonthInUse, useMonth } from './use-month.ts'

function ChosenPost({ month, post }: { month: MonthInUse; post: HangingPost }) {
  const labels = month.demo.labels.chosen
  return (
    <div>
      <h3 className={`step-0 ${shared.heading}`}>{labels.title}</h3>
      <div className={`stack gap-3 ${styles.chosen}`}>
        {post.kind && <Kite design={post.kind.kite} />}
        <p className="stack gap-1">
          <strong className="headline step-1">{post.subject}</strong>
          <span className="small">
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
    </div>
  )
}

/** A month on the wall: posts as kites on the days they go out, which visitors move; the gaps show. */
export default demoIsland<Labels>('highlight', function MonthOnTheWall(props) {
  const { labels } = props
  const month = useMonth(props)
  const { posts, dateOf, findings } = month
  const chosen = posts[month.chosen]
  const dragging = useDrag({
    onTake: month.choose,
    onDrop: ({ subject, over }) => over && month.hang(subject, Number(over)),
  })
  const name = month.names.monthOfYear(month.month)
  return {
    demo: month.demo,
    figures: {
      ...month.figures,
      ...(chosen && { subject: chosen.subject, date: dateOf(chosen.day) }),
      month: name,
      posts: posts
        .toSorted((one, other) => one.day - other.day)
        .map(({ day, subject, kind }) =>
          fillIn(labels.sentPost, { date: dateOf(day), subject, kind: kind?.label ?? '' }),
        )
        .join('\n'),
      findings: findings.join('\n') || labels.findings.none,
    },
    picture: (
      <div className={`stack gap-3 ${shared.cell} ${styles.wall}`}>
        <h3 className="step-3">{name}</h3>
        <ol className={`stack ${styles.days}`}>
          {month.names.weekdays.map((weekday) => (
            <li key={weekday} aria-hidden="true" className={`bold ${styles.weekday}`}>
              {weekday}
            </li>
          ))}
          {Array.from({ length: month.length }, (_, index) => index + 1).map((day) => (
            <DayCell key={day} month={month} day={day} dragging={dragging} />
          ))}
        </ol>
        {/* Shown where cells are too narrow for names; screen readers find the names in the cells. */}
        <p className={`row small ${styles.festivals}`} aria-hidden="true">
          {month.festivals.map(({ day, name }) => (
            <span key={day}>
              <strong>{day}</strong> {name}
            </span>
          ))}
        </p>
      </div>
    ),
    fields: (
      <>
        {chosen && <ChosenPost month={month} post={chosen} />}
        <div>
          <h3 className={`step-0 ${shared.heading}`}>{labels.findings.title}</h3>
          {findings.length === 0 && <p className="small">{labels.findings.none}</p>}
          {findings.map((sentence) => (
            <p key={sentence} className={`small bold filled ${field.error}`}>
              {sentence}
            </p>
          ))}
        </div>
      </>
    ),
  }
})
