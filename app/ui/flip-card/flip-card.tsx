import type { ReactNode } from 'react'
import styles from './flip-card.module.css'

type FlipCardProps = { turnLabel: string; front: ReactNode; back: ReactNode }

/** A card with two sides. It turns on hover, and by a native checkbox for keyboard, touch and voice. */
export const FlipCard = ({ turnLabel, front, back }: FlipCardProps) => (
  <div className={styles.card}>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state */}
    <input type="checkbox" role="switch" aria-label={turnLabel} className={styles.switch} />
    <div className={styles.sides}>
      <div className={`framed ${styles.side}`}>{front}</div>
      <div className={`framed ${styles.side} ${styles.back}`}>{back}</div>
    </div>
  </div>
)
