import { type CSSProperties, useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { pathOf } from '../../ui/terrain/path-of.ts'
import { onArrows } from '../frame/on-keys.ts'
import { useDrag } from '../frame/use-drag.ts'
import { BOTTOM, SMALL_STEP, STEP, UNITS } from './corners.ts'
import { exposuresOf } from './flight-lines.ts'
import type { Point } from './polygon.ts'
import styles from './survey-map.module.css'
import type { Flight } from './use-flight-plan.ts'

/** Up to this number, pictures are drawn one by one. */
const MOST_DRAWN = 900

/** The longest round length that takes less than a quarter of the map, in metres. */
function scaleLength(unit: number): number {
  const most = (UNITS / 4) * unit
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2, 1].find((times) => times * power <= most) ?? 1) * power
}

const share = (units: number, of: number) => `${Number(((units / of) * 100).toFixed(2))}%`

/** The drawn terrain with the area, the lines and the pictures; each corner is a handle. */
export function SurveyMap({ flight }: { flight: Flight }) {
  const { demo, units, corners, plan, unit, chosen, choose, cornerName, moveCorner } = flight
  const map = useRef<HTMLDivElement>(null)
  const from = useRef<Point>({ x: 0, y: 0 })
  const { handle } = useDrag({
    onTake(index) {
      from.current = corners[index] ?? from.current
      choose(index)
    },
    onMove({ subject, dx, dy }) {
      const pixels = (map.current?.getBoundingClientRect().width ?? UNITS) / UNITS
      moveCorner(subject, { x: from.current.x + dx / pixels, y: from.current.y + dy / pixels })
    },
  })
  const drawn = (points: Point[]) => points.map(({ x, y }) => ({ x: x / unit, y: y / unit }))
  const isFew = plan.pictures <= MOST_DRAWN
  const path = plan.lines.flatMap((line) => (isFew ? exposuresOf(line) : [line.from, line.to]))
  // Small enough that the diamonds do not touch.
  const mark = Math.min(10, (plan.photoSpacing / unit) * 0.7)
  const at = ({ x, y }: Point): CSSProperties => ({
    left: share(x, UNITS),
    top: share(y, BOTTOM),
  })
  const highest = corners.reduce((one, other) => (other.y < one.y ? other : one))
  const area = units.hectares(demo.values.area)
  const scale = scaleLength(unit)
  return (
    <div ref={map} className={styles.map}>
      <img
        src="/survey-map.svg"
        alt=""
        width={UNITS}
        height={BOTTOM}
        loading="lazy"
        className={styles.terrain}
      />
      <svg
        viewBox={`0 0 ${UNITS} ${BOTTOM}`}
        role="img"
        aria-label={fillIn(demo.labels.map.label, { hectares: area })}
        className={styles.plan}
      >
        <marker
          id="exposure"
          viewBox="0 0 10 10"
          markerWidth={mark}
          markerHeight={mark}
          refX="5"
          refY="5"
          markerUnits="userSpaceOnUse"
        >
          <path d="M5 0 10 5 5 10 0 5z" fill="var(--white)" />
        </marker>
        <path
          d={`${pathOf(corners)}z`}
          fill="var(--ink)"
          fillOpacity="0.2"
          stroke="var(--white)"
          strokeWidth="2.5"
          strokeDasharray="9 7"
        />
        <path d={pathOf(drawn(path))} className={isFew ? styles.pictures : styles.way} />
      </svg>
      <span className={styles.scale} style={{ width: share(scale / unit, UNITS) }}>
        {units.metres(scale)}
      </span>
      <span
        className={styles.tag}
        style={at(highest)}
        data-left={highest.x > UNITS * 0.74 || undefined}
        data-below={highest.y < UNITS * 0.075 || undefined}
      >
        {area}
      </span>
      {corners.map((corner, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner has no identity but its number
          key={index}
          type="button"
          className={styles.corner}
          style={at(corner)}
          aria-label={cornerName(index)}
          aria-pressed={index === chosen}
          onFocus={() => choose(index)}
          onClick={() => choose(index)}
          {...handle(index)}
          onKeyDown={onArrows((right, down, { shiftKey }) => {
            const step = shiftKey ? SMALL_STEP : STEP
            moveCorner(index, { x: corner.x + right * step, y: corner.y + down * step })
          })}
        />
      ))}
    </div>
  )
}
