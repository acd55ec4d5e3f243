import type { Formation, KiteDesign } from '../../../model/fields/kite.ts'
import styles from './kite.module.css'
import { Kite, paint } from './kite.tsx'

/** In the box of one kite: the thread, and each kite's middle and size, from near to far. */
const FORMATIONS = {
  train: {
    thread: 'M60 112Q92 112 92 88 50 84 24 54 50 24 92 20',
    kites: [92, 60, 24, 56, 92].map((x, index) => [x, 88 - 17 * index, 0.34 - 0.02 * index]),
  },
  tail: { thread: 'M70 70C66 86 44 80 42 94S84 104 82 120 50 124 40 130', kites: [[78, 36, 0.62]] },
}

type KiteFormationProps = { formation: Formation; design: KiteDesign; className?: string }

/** A page's kite, several of it on one thread, or one with paper strips along its tail. */
export function KiteFormation({ formation, design, className = '' }: KiteFormationProps) {
  if (formation === 'one') return <Kite design={design} className={className} />
  const { thread, kites } = FORMATIONS[formation]
  return (
    <svg viewBox="0 0 120 132" className={`${styles.kite} ${className}`} aria-hidden="true">
      {formation === 'tail' && (
        <path d={thread} stroke={paint(design.tail)} strokeWidth="14" strokeDasharray="5 15" />
      )}
      <path d={thread} className={styles.frame} />
      {kites.map(([x, y, size]) => (
        <g key={y} transform={`translate(${x} ${y})rotate(14)scale(${size})translate(-60-56)`}>
          <Kite design={design} />
        </g>
      ))}
    </svg>
  )
}
