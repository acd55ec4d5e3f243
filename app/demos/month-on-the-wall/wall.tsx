import { fillIn } from '../../../contract/fill-in.ts'
import type { MonthOnTheWallLabels } from '../../../schemas/demos/month-on-the-wall.ts'
import { useDrag } from '../frame/use-drag.ts'
import { columnOf, monthOn } from './calendar-month.ts'
import { DayCell } from './day-cell.tsx'
import type { Findings } from './findings-of.ts'
import { MonthTurn } from './month-turn.tsx'
import { PostKite } from './post-kite.tsx'
import type { MonthInUse } from './use-month.ts'
import styles from './wall.module.css'

type WallProps = {
  labels: MonthOnTheWallLabels
  month: MonthInUse
  findings: Pick<Findings, 'gaps' | 'missed'>
  chosen: number
  onChoose: (index: number) => void
  onHang: (index: number, day: number) => void
  onStep: (index: number, by: number) => void
}

/** The day of the wall that lies under a point of the window. */
function dayAt(x: number, y: number): number | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const day = element instanceof HTMLElement && element.dataset.day
    if (day) return Number(day)
  }
  return undefined
}

/** The month as a calendar, a thread through each week, and the kites that hang from it. */
export function Wall(props: WallProps) {
  const { labels, month, findings, chosen, onChoose, onHang, onStep } = props
  const { calendar, months } = labels
  const { drag, handle } = useDrag<number>({
    onTake: onChoose,
    onDrop({ subject, x, y }) {
      const day = dayAt(x, y)
      if (day) onHang(subject, day)
    },
  })
  const over = drag && dayAt(drag.x, drag.y)
  const turn = (by: number, label: string) => {
    const to = monthOn(month.month, by)
    const isOffered = to >= months.first && to <= months.last
    return {
      label: fillIn(label, { month: month.names.monthOfYear(to) }),
      onTurn: isOffered ? () => month.turnTo(to) : undefined,
    }
  }
  return (
    <div className={styles.wall}>
      <MonthTurn
        name={month.names.monthOfYear(month.month)}
        before={turn(-1, calendar.before)}
        after={turn(1, calendar.after)}
      />
      <div className={styles.weekdays} aria-hidden="true">
        {month.names.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {Array.from({ length: month.length }, (_, index) => {
          const day = index + 1
          const festival = month.festivals.find((festival) => festival.day === day)
          return (
            <DayCell
              key={day}
              day={day}
              date={month.dateOf(day)}
              column={columnOf(month.month, day)}
              festival={festival?.name}
              isMissed={findings.missed.some((missed) => missed.day === day)}
              gap={
                findings.gaps.some(({ from, to }) => day >= from && day <= to)
                  ? calendar.gap
                  : undefined
              }
              isOver={over === day}
            >
              {month.posts
                .filter((post) => post.day === day)
                .map((post) => (
                  <PostKite
                    key={post.index}
                    post={post}
                    date={month.dateOf(day)}
                    boostedWord={labels.chosen.boosted}
                    isChosen={post.index === chosen}
                    drag={drag?.subject === post.index ? drag : undefined}
                    handle={handle(post.index)}
                    onChoose={() => onChoose(post.index)}
                    onStep={(by) => onStep(post.index, by)}
                  />
                ))}
            </DayCell>
          )
        })}
      </ol>
      {/* Where cells are too narrow for names; those who hear the page hear them on their days. */}
      {month.festivals.length > 0 && (
        <ul className={styles.festivals} aria-hidden="true">
          {month.festivals.map(({ day, name }) => (
            <li key={day}>
              <strong>{day}</strong> {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
