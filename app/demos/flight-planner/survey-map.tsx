import { useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { pathOf } from '../../ui/terrain/path-of.ts'
import shared from '../frame/shared.module.css'
import { useDrag } from '../frame/use-drag.ts'
import styles from './flight-planner.module.css'
import { BOTTOM, type Point, UNITS } from './polygon.ts'
import type { Flight } from './use-flight-plan.ts'

const share = (units: number, of: number) => `${Number(((units / of) * 100).toFixed(2))}%`

/** The drawn terrain with the area and the lines; each corner is a handle. */
export function SurveyMap({ flight }: { flight: Flight }) {
  const { demo, corners, plan, unit, chosen, choose, cornerName } = flight
  const map = useRef<HTMLDivElement>(null)
  const from = useRef<Point>({ x: 0, y: 0 })
  const { handle } = useDrag({
    onTake(index) {
      from.current = corners[index] ?? from.current
      choose(index)
    },
    onMove({ subject, dx, dy }) {
      const pixels = (map.current?.getBoundingClientRect().width ?? UNITS) / UNITS
      flight.moveCorner(subject, {
        x: from.current.x + dx / pixels,
        y: from.current.y + dy / pixels,
      })
    },
  })
  const path = plan.lines.flatMap(({ from, to }) => [from, to])
  return (
    <div ref={map} className={styles.map}>
      <img
        src="/survey-map.svg"
        alt=""
        width={UNITS}
        height={BOTTOM}
        loading="lazy"
        className="fill"
      />
      <svg
        viewBox={`0 0 ${UNITS} ${BOTTOM}`}
        role="img"
        aria-label={fillIn(demo.labels.map.label, {
          hectares: flight.hectares.format(demo.values.area),
        })}
        className="fill"
      >
        <path className={styles.area} d={`${pathOf(corners)}z`} />
        <path
          className={styles.way}
          d={pathOf(path.map(({ x, y }) => ({ x: x / unit, y: y / unit })))}
        />
      </svg>
      {corners.map(({ x, y }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner has no identity but its number
          key={index}
          type="button"
          className={`square ${shared.handle}`}
          style={{ left: share(x, UNITS), top: share(y, BOTTOM) }}
          aria-label={cornerName(index)}
          aria-pressed={index === chosen}
          onFocus={() => choose(index)}
          onClick={() => choose(index)}
          {...handle(index)}
        />
      ))}
    </div>
  )
}
