import type { RuleRunnerLabels } from '../../../schemas/demos/rule-runner.ts'
import styles from './day-chart.module.css'
import type { Held, kindOf } from './run-rule.ts'

const WIDTH = 750
const HEIGHT = 400

/** A line through values, one a minute, between a top and a bottom of the drawing. */
function lineOf(
  values: readonly (number | undefined)[],
  minutes: number,
  y: (value: number) => number,
): string {
  return values
    .map((value, minute) =>
      value === undefined
        ? ''
        : `${((minute / minutes) * WIDTH).toFixed(1)},${y(value).toFixed(1)}`,
    )
    .filter(Boolean)
    .join(' ')
}

/** Puts the values from low to high between two heights of the drawing. */
const scaled = (low: number, high: number, top: number, bottom: number) => (value: number) =>
  bottom - ((value - low) / (high - low || 1)) * (bottom - top)

type DayChartProps = {
  prices: readonly number[]
  values: readonly (number | undefined)[]
  against: readonly (number | undefined)[]
  /** What the condition looks at; the RSI has a band of its own. */
  kind: ReturnType<typeof kindOf>
  held: readonly Held[]
  /** The minute from which the loss limit stops all, once it has come. */
  lossFrom: number | undefined
  /** How far the day has come; and the hours in which orders may be sent. */
  minute: number
  from: number
  until: number
  legend: RuleRunnerLabels['legend']
}

/** The invented day as a thread, with the line that it crosses and a diamond wherever the rule spoke. */
export function DayChart(props: DayChartProps) {
  const { prices, values, against, kind, held, lossFrom, minute, from, until, legend } = props
  const isIndex = kind === 'index'
  const minutes = prices.length - 1
  const x = (at: number) => (at / minutes) * WIDTH
  const price = scaled(Math.min(...prices), Math.max(...prices), 20, isIndex ? 260 : HEIGHT - 20)
  const index = scaled(0, 100, 285, HEIGHT - 5)
  const line = isIndex ? index : price
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} aria-hidden="true">
        <rect
          className={styles.hours}
          x={x(from)}
          width={Math.max(0, x(Math.min(until, lossFrom ?? until)) - x(from))}
          height={HEIGHT}
        />
        {isIndex && <path className={styles.rule} d={`M0 272H${WIDTH}`} />}
        <g clipPath="url(#rule-runner-day)">
          <polyline className={styles.against} points={lineOf(against, minutes, line)} />
          {isIndex && <polyline className={styles.index} points={lineOf(values, minutes, index)} />}
          <polyline className={styles.price} points={lineOf(prices, minutes, price)} />
        </g>
        <clipPath id="rule-runner-day">
          <rect width={x(minute)} height={HEIGHT} />
        </clipPath>
        <polyline className={styles.rest} points={lineOf(prices, minutes, price)} />
        <path className={styles.now} d={`M${x(minute).toFixed(1)} 0V${HEIGHT}`} />
        {held.map((one) => (
          <rect
            key={one.minute}
            className={one.stoppedBy ? styles.stopped : styles.sent}
            x="-6"
            y="-6"
            width="12"
            height="12"
            transform={`translate(${x(one.minute).toFixed(1)} ${line(one.value).toFixed(1)}) rotate(45)`}
          />
        ))}
        {lossFrom !== undefined && (
          <path className={styles.ended} d={`M${x(lossFrom).toFixed(1)} 0V${HEIGHT}`} />
        )}
      </svg>
      <ul className={styles.legend}>
        <li>
          <span className={styles.priceKey} aria-hidden="true" />
          {legend.price}
        </li>
        <li>
          <span className={styles.againstKey} aria-hidden="true" />
          {{ index: legend.rsi, price: legend.level, average: legend.average }[kind]}
        </li>
        <li>
          <span className={styles.sentKey} aria-hidden="true" />
          {legend.sent}
        </li>
        <li>
          <span className={styles.stoppedKey} aria-hidden="true" />
          {legend.stopped}
        </li>
      </ul>
    </figure>
  )
}
