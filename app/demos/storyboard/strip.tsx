import shared from '../frame/shared.module.css'
import { ShotDrawing } from './shot-drawing.tsx'
import styles from './strip.module.css'
import type { Film } from './use-film.ts'

/** The strip of film: the width of a shot shows its length. */
export function Strip({ film }: { film: Film }) {
  const { demo, shots, shown, progress } = film
  const share = (seconds: number) => `${((seconds / demo.labels.trim.strip) * 100).toFixed(3)}%`
  return (
    <div className={styles.film} aria-hidden="true">
      <div className={styles.strip}>
        {shots.map(({ kind, number, length }, index) => (
          <div key={kind} className={styles.shot} style={{ width: share(length) }}>
            <ShotDrawing kind={kind} progress={0.4} />
            <span className={styles.number}>{number}</span>
            {index === shown && (
              <span
                className={`${shared.marked} ${styles.head} ${shared.scripted}`}
                style={{ left: `${(progress * 100).toFixed(2)}%` }}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
