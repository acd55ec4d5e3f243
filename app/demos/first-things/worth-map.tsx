import { useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../frame/shared.module.css'
import { useDrag } from '../frame/use-drag.ts'
import type { Year } from './use-year.ts'
import styles from './worth-map.module.css'

/** Colours of the zones, from the least worth a day to the most. */
const ZONE_COLOURS = ['var(--secondary-light)', 'var(--sky)', 'var(--white)', 'var(--highlight)']

/** The map: worth upwards, effort to the right, and lines of equal worth a day. */
export function WorthMap({ year }: { year: Year }) {
  const { demo, tasks, chosen, choose, place } = year
  const { map, effort, worth } = demo.labels
  const list = useRef<HTMLUListElement>(null)
  // A margin of half a step on every side, so that diamonds at the edge lie on the map.
  const width = effort.high + 1
  const height = worth.high + 1
  const { handle } = useDrag({
    onTake: choose,
    onMove({ subject, x, y }) {
      const box = list.current?.getBoundingClientRect()
      if (!box) return
      place(subject, {
        effort: ((x - box.left) / box.width) * width,
        worth: ((box.bottom - y) / box.height) * height,
      })
    },
  })
  return (
    <div className={styles.map}>
      <h3 className="step-1 whole below">{map.title}</h3>
      <p className={styles.worth} aria-hidden="true">
        {map.worth}
      </p>
      <div className={styles.plane}>
        <svg
          className={`fill ${styles.zones}`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={width} height={height} />
          {map.zones.toReversed().map(({ name, from }, index) => (
            <path
              key={name}
              fill={ZONE_COLOURS[index]}
              d={`M0 ${height}L${width} ${height - from * width}L${width} ${-30 * height}H0Z`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {map.zones.map(({ name }, index) => {
          // Where the line before the zone meets the top of the map; that of the last zone may not meet it.
          const left = height / (map.zones[index - 1]?.from ?? Number.POSITIVE_INFINITY) / width
          return (
            <span
              key={name}
              className={`headline ${styles.zone}`}
              data-low={left > 0.85 ? '' : undefined}
              style={left > 0.85 ? undefined : { left: `${(left * 100).toFixed(1)}%` }}
              aria-hidden="true"
            >
              {name}
            </span>
          )
        })}
        <ul ref={list} className="fill">
          {tasks.map((task) => (
            <li key={task.title}>
              <button
                type="button"
                className={`square ${shared.handle} ${styles.task}`}
                aria-label={fillIn(map.task, {
                  rank: task.rank,
                  title: task.title,
                  worth: task.worth,
                  effort: demo.formats.days(task.effort),
                })}
                aria-pressed={task.index === chosen}
                style={{
                  left: `${(task.effort / width) * 100}%`,
                  top: `${(1 - task.worth / height) * 100}%`,
                }}
                {...handle(task.index)}
                onClick={() => choose(task.index)}
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
