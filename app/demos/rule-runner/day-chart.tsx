import { pathOf } from '../../ui/terrain/path-of.ts'
import shared from '../frame/shared.module.css'
import styles from './rule-runner.module.css'
import type { Run } from './use-run.ts'

const WIDTH = 750
const HEIGHT = 400

const PINK = 'var(--primary-bright)'

/** The invented day as a thread, with its average and a diamond wherever the rule held. */
export function DayChart({ run }: { run: Run }) {
  const { demo, prices, averages, held, lossFrom } = run
  const { minute } = demo.values
  const { legend } = demo.labels
  const x = (at: number) => (at / (prices.length - 1)) * WIDTH
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  /** Prices from low to high, with a margin below and above. */
  const y = (price: number) => HEIGHT - 20 - ((price - low) / (high - low || 1)) * (HEIGHT - 40)
  const lineOf = (values: readonly (number | undefined)[]) =>
    pathOf(
      values.flatMap((value, minute) => (value === undefined ? [] : { x: x(minute), y: y(value) })),
    )
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={`full ${styles.chart}`} aria-hidden="true">
        <g clipPath="url(#rule-runner:day)">
          <path fill="none" stroke="var(--tertiary-drawn)" d={lineOf(averages)} />
          <path fill="none" stroke="var(--white)" d={lineOf(prices)} />
        </g>
        <clipPath id="rule-runner:day">
          <rect width={x(minute)} height={HEIGHT} />
        </clipPath>
        <path fill="none" stroke="var(--white)" opacity="0.18" d={lineOf(prices)} />
        <path
          stroke="var(--highlight)"
          strokeDasharray="3 5"
          d={`M${x(minute).toFixed(1)} 0V${HEIGHT}`}
        />
        {held.map((one) => (
          <rect
            key={one.minute}
            fill={one.stoppedBy ? 'var(--ink)' : 'var(--highlight)'}
            stroke={one.stoppedBy ? PINK : 'var(--ink)'}
            x="-7"
            y="-7"
            width="14"
            height="14"
            transform={`translate(${x(one.minute).toFixed(1)} ${y(one.price).toFixed(1)}) rotate(45)`}
          />
        ))}
        {lossFrom !== undefined && (
          <path stroke={PINK} d={`M${x(lossFrom).toFixed(1)} 0V${HEIGHT}`} />
        )}
      </svg>
      <ul className={`row ${shared.legend} small soft`}>
        {[
          { label: legend.price, mark: styles.key, paint: 'var(--white)' },
          { label: legend.average, mark: styles.key, paint: 'var(--tertiary-drawn)' },
          { label: legend.sent, mark: shared.diamond, paint: 'var(--highlight)' },
          { label: legend.stopped, mark: shared.diamond, paint: PINK, background: 'var(--ink)' },
        ].map(({ label, mark, paint, background = paint }) => (
          <li key={label} className="line gap-1">
            <span className={mark} style={{ borderColor: paint, background }} aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
    </figure>
  )
}
