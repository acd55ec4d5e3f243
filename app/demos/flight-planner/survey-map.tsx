import { type CSSProperties, useRef } from 'react'
import { UNITS } from './corners.ts'
import { exposuresOf } from './flight-lines.ts'
import type { FlightPlan } from './plan-flight.ts'
import type { Point } from './polygon.ts'
import { ScaleBar } from './scale-bar.tsx'
import styles from './survey-map.module.css'
import { MAP_RATIO } from './terrain.ts'
import { useCornerHandle } from './use-corner-handle.ts'

type SurveyMapProps = {
  label: string
  /** "14.2 ha", beside the area's highest corner. */
  area: string
  corners: readonly Point[]
  plan: FlightPlan
  /** Metres of a unit of the map. */
  unit: number
  chosen: number
  cornerName: (index: number) => string
  metres: (value: number) => string
  onChoose: (index: number) => void
  onMove: (index: number, to: Point) => void
}

/** More pictures than these are not drawn one by one. */
const MOST_DRAWN = 900

/** A way in whole units, each place told from the one before: short, since it stands in the page. */
function steps(points: readonly Point[]): string {
  const whole = points.map(({ x, y }) => [Math.round(x), Math.round(y)] as const)
  return whole
    .map(([x, y], index) => {
      const [lastX, lastY] = whole[index - 1] ?? [0, 0]
      return `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${x - lastX} ${y - lastY}`
    })
    .join('')
}

/** The drawn ground with the area, the lines and the pictures; each corner is a handle. */
export function SurveyMap(props: SurveyMapProps) {
  const { label, area, corners, plan, unit, chosen, cornerName, metres, onChoose, onMove } = props
  const map = useRef<HTMLDivElement>(null)
  const handle = useCornerHandle(map, corners, onChoose, onMove)
  const drawn = (points: Point[]) => points.map(({ x, y }) => ({ x: x / unit, y: y / unit }))
  const isFew = plan.pictures <= MOST_DRAWN
  const way = plan.lines.flatMap((line) => (isFew ? exposuresOf(line) : [line.from, line.to]))
  // Diamonds that do not touch.
  const mark = Math.min(10, (plan.photoSpacing / unit) * 0.7)
  const at = ({ x, y }: Point): CSSProperties => ({
    left: `${(x / UNITS) * 100}%`,
    top: `${(y / UNITS / MAP_RATIO) * 100}%`,
  })
  const highest = corners.reduce((one, other) => (other.y < one.y ? other : one))
  return (
    <div ref={map} className={styles.map}>
      <img
        src="/survey-map.svg"
        alt=""
        width={UNITS}
        height={UNITS * MAP_RATIO}
        loading="lazy"
        className={styles.ground}
      />
      <svg
        viewBox={`0 0 ${UNITS} ${UNITS * MAP_RATIO}`}
        role="img"
        aria-label={label}
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
          <path d="M5 0 10 5 5 10 0 5z" className={styles.exposure} />
        </marker>
        <path d={`${steps(corners)}z`} className={styles.area} />
        <path d={steps(drawn(way))} className={isFew ? styles.pictures : styles.way} />
      </svg>
      <ScaleBar unit={unit} metres={metres} />
      <span
        className={styles.tag}
        style={at(highest)}
        data-left={highest.x > UNITS * 0.74}
        data-below={highest.y < UNITS * 0.075}
      >
        {area}
      </span>
      {corners.map((corner, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
          key={index}
          type="button"
          className={styles.corner}
          style={at(corner)}
          aria-label={cornerName(index)}
          aria-pressed={index === chosen}
          onFocus={() => onChoose(index)}
          onClick={() => onChoose(index)}
          {...handle(index, corner)}
        />
      ))}
    </div>
  )
}
