import shared from '../frame/shared.module.css'
import type { Result } from './use-result.ts'
import styles from './width-ruler.module.css'

/** A text's width as a thread along a ruler, cut where its room ends. */
export function WidthRuler({ label, text }: { label: string; text: Result['title'] }) {
  const { width, limit, used } = text.desktop
  const length = limit * 1.4
  const share = (pixels: number) => `${Math.min(100, (pixels / length) * 100).toFixed(2)}%`
  const ticks = Array.from({ length: Math.floor(length / 100) + 1 }, (_, index) => index * 100)
  return (
    <div className={styles.ruler}>
      <p className={`${shared.ends} ${styles.line}`}>
        <span>{label}</span> <strong className={styles.amount}>{used}</strong>
      </p>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.thread} style={{ width: share(Math.min(width, limit)) }} />
        <span
          className={styles.lost}
          style={{ insetInlineStart: share(limit), width: share(Math.max(0, width - limit)) }}
        />
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetInlineStart: share(tick) }} />
        ))}
        <span
          className={`${shared.marked} ${styles.limit}`}
          style={{ insetInlineStart: share(limit) }}
        />
      </div>
    </div>
  )
}
