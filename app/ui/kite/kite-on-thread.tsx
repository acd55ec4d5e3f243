import type { KiteDesign } from '../../../model/fields/kite.ts'
import { Kite } from './kite.tsx'
import styles from './kite-on-thread.module.css'

const WAYS = {
  left: 'M60 126C66 205-30 235-150 250S-330 275-520 338',
  right: 'M60 126C50 210 130 190 195 212S270 225 352 256',
}

/** A kite with its thread, which runs off to one side and leads to what follows. */
export function KiteOnThread({ design, way }: { design: KiteDesign; way: keyof typeof WAYS }) {
  return (
    <div className={styles.flight} data-way={way} aria-hidden="true">
      <svg viewBox="0 0 120 132" className={styles.thread} aria-hidden="true">
        <path d={WAYS[way]} vectorEffect="non-scaling-stroke" />
      </svg>
      <Kite design={design} className={styles.kite} />
    </div>
  )
}
