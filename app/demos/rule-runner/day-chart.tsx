import { pathOf } from '../../ui/terrain/path-of.ts'
import field from '../frame/field.module.css'
import shared from '../frame/shared.module.css'
import styles from './day-chart.module.css'
import type { Run } from './use-run.ts'

const WIDTH = 750
const HEIGHT = 400

const PINK = 'var(--rani-bright)'

/** A linear scale from values (low to high) to heights in the drawing (bottom to top). */
const scaled = (low: number, high: number, top: number, bottom: number) => (value: number) =>
  bottom - ((value - low) / (high - low || 1)) * (bottom - top)

/** The invented day as a thread, with the line that it crosses and a diamond wherever the rule held. */
export function DayChart({ run }: { run: Run }) {
  const { demo, rule, prices, values, against, held, lossFrom } = run
  const { from, until } = rule
  const { minute } = demo.values
  const { legend } = demo.labels
  const isIndex = rule.watched === 'rsi'
  const minutes = prices.length - 1
  const x = (at: number) => (at / minutes) * WIDTH
  const price = scaled(Math.min(...prices), Math.max(...prices), 20, isIndex ? 260 : HEIGHT - 20)
  const index = scaled(0, 100, 285, HEIGHT - 5)
  const line = isIndex ? index : price
  /** A line through values, one a minute. */
  const lineOf = (values: readonly (number | undefined)[], y: (value: number) => number) =>
    pathOf(
      values.flatMap((value, minute) => (value === undefined ? [] : { x: x(minute), y: y(value) })),
    )
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} aria-hidden="true">
        <rect
          fill="var(--ink-lit)"
          x={x(from)}
          width={Math.max(0, x(Math.min(until, lossFrom ?? until)) - x(from))}
          height={HEIGHT}
        />
        {isIndex && <line stroke="var(--white)" opacity="0.35" y1="272" x2={WIDTH} y2="272" />}
        <g clipPath="url(#rule-runner-day)">
          <path stroke="var(--leaf-drawn)" d={lineOf(against, line)} />
          {isIndex && <path stroke="var(--leaf-drawn)" opacity="0.95" d={lineOf(values, index)} />}
          <path stroke="var(--white)" d={lineOf(prices, price)} />
        </g>
        <clipPath id="rule-runner-day">
          <rect width={x(minute)} height={HEIGHT} />
        </clipPath>
        <path stroke="var(--white)" opacity="0.18" d={lineOf(prices, price)} />
        <path
          stroke="var(--marigold)"
          strokeDasharray="3 5"
          d={`M${x(minute).toFixed(1)} 0V${HEIGHT}`}
        />
        {held.map((one) => (
          <rect
            key={one.minute}
            className={styles.order}
            fill={one.stoppedBy ? 'var(--ink)' : 'var(--marigold)'}
            stroke={one.stoppedBy ? PINK : 'var(--ink)'}
            x="-6"
            y="-6"
            width="12"
            height="12"
            transform={`translate(${x(one.minute).toFixed(1)} ${line(one.value).toFixed(1)}) rotate(45)`}
          />
        ))}
        {lossFrom !== undefined && (
          <path stroke={PINK} d={`M${x(lossFrom).toFixed(1)} 0V${HEIGHT}`} />
        )}
      </svg>
      <ul className={`${shared.legend} ${field.hint} ${styles.legend}`}>
        {[
          { label: legend.price, mark: styles.line, paint: 'var(--white)' },
          {
            label: isIndex ? legend.rsi : legend.average,
            mark: styles.line,
            paint: 'var(--leaf-drawn)',
          },
          { label: legend.sent, mark: shared.diamond, paint: 'var(--marigold)' },
          { label: legend.stopped, mark: shared.diamond, paint: PINK, background: 'var(--ink)' },
        ].map(({ label, mark, paint, background = paint }) => (
          <li key={label}>
            <span className={mark} style={{ borderColor: paint, background }} aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
    </figure>
  )
}
