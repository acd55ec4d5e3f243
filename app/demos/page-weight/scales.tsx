import styles from './scales.module.css'

type ScalesProps = {
  here: { bytes: number; label: string }
  median: { bytes: number; label: string }
}

/** Half the diagonal of the heavier kite, in the drawing's units. */
const LARGEST = 98

/** Two kites whose paper is as large as pages are heavy, side by side on one thread. */
export function Scales({ here, median }: ScalesProps) {
  const heaviest = Math.max(here.bytes, median.bytes)
  return (
    <div className={styles.scales}>
      {[here, median].map(({ bytes, label }, index) => {
        const half = LARGEST * Math.sqrt(bytes / heaviest)
        return (
          <figure key={label} className={styles.scale}>
            <svg viewBox="-125 -125 250 250" aria-hidden="true">
              <path d="M0-125V0" />
              <path
                d={`M0 ${-half}L${half} 0 0 ${half} ${-half} 0ZM0 ${half}l${half / 5} ${half / 4}h${-half / 2.5}z`}
                fill={index === 0 ? 'var(--marigold)' : 'var(--rani)'}
                strokeWidth="3"
              />
              <path d={`M0 ${-half}V${half}M${-half} 0Q0 ${-half * 0.55} ${half} 0`} />
            </svg>
            <figcaption className={styles.label}>{label}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
