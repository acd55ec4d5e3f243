import { type KeyboardEvent, useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { FirstThingsLabels } from '../../../schemas/demos/first-things.ts'
import { daysIn } from '../frame/amounts.ts'
import { useDrag } from '../frame/use-drag.ts'
import { HINT_ID } from './chosen-task.tsx'
import type { Place } from './priority.ts'
import type { PlacedTask } from './use-year.ts'
import styles from './worth-map.module.css'

type WorthMapProps = {
  labels: Pick<FirstThingsLabels, 'map' | 'worth' | 'effort'>
  language: string
  tasks: readonly PlacedTask[]
  chosen: number
  onChoose: (index: number) => void
  onPlace: (index: number, place: Place) => void
}

/** What a key adds. */
const STEPS: Record<string, Place> = {
  ArrowUp: { worth: 1, effort: 0 },
  ArrowDown: { worth: -1, effort: 0 },
  ArrowRight: { worth: 0, effort: 1 },
  ArrowLeft: { worth: 0, effort: -1 },
}

/** The map: worth upwards, effort to the right, and lines of equal worth a day. */
export function WorthMap({ labels, language, tasks, chosen, onChoose, onPlace }: WorthMapProps) {
  const { map } = labels
  const background = useRef<HTMLUListElement>(null)
  // A margin of half a step on every side, so that diamonds at the edge lie on the map.
  const width = labels.effort.high + 1
  const height = labels.worth.high + 1
  const { drag, handle } = useDrag<number>({
    onTake: onChoose,
    onMove({ subject, x, y }) {
      const box = background.current?.getBoundingClientRect()
      if (!box) return
      onPlace(subject, {
        effort: ((x - box.left) / box.width) * width,
        worth: ((box.bottom - y) / box.height) * height,
      })
    },
  })
  const keys = (task: PlacedTask) => (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || event.metaKey || event.ctrlKey || event.altKey) return
    event.preventDefault()
    onChoose(task.index)
    onPlace(task.index, { worth: task.worth + step.worth, effort: task.effort + step.effort })
  }
  return (
    <div className={styles.map}>
      <h3 className={styles.title}>{map.title}</h3>
      <p className={styles.worth} aria-hidden="true">
        {map.worth}
      </p>
      <div className={styles.ground}>
        <svg
          className={styles.zones}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={width} height={height} />
          {map.zones.toReversed().map(({ name, from }) => (
            <path
              key={name}
              d={`M0 ${height}L${width} ${height - from * width}L${width} ${-30 * height}H0Z`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {map.zones.map(({ name }, index) => {
          // Where its first line leaves the map at the top; the last zone may not reach it.
          const left = height / (map.zones[index - 1]?.from ?? Number.POSITIVE_INFINITY) / width
          return (
            <span
              key={name}
              className={styles.zone}
              data-low={left > 0.85 ? '' : undefined}
              style={left > 0.85 ? undefined : { left: `${(left * 100).toFixed(1)}%` }}
              aria-hidden="true"
            >
              {name}
            </span>
          )
        })}
        <ul ref={background} className={styles.tasks}>
          {tasks.map((task) => (
            <li key={task.title}>
              <button
                type="button"
                className={styles.task}
                aria-label={fillIn(map.task, {
                  rank: task.rank,
                  title: task.title,
                  worth: task.worth,
                  effort: daysIn(language)(task.effort),
                })}
                aria-pressed={task.index === chosen}
                aria-describedby={HINT_ID}
                data-drags={drag?.subject === task.index ? '' : undefined}
                style={{
                  left: `${(task.effort / width) * 100}%`,
                  bottom: `${(task.worth / height) * 100}%`,
                }}
                {...handle(task.index)}
                onClick={() => onChoose(task.index)}
                onKeyDown={keys(task)}
              >
                <span>{task.rank}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.effort} aria-hidden="true">
        {map.effort}
      </p>
    </div>
  )
}
