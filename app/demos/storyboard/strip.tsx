import { useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { onArrows } from '../frame/on-keys.ts'
import shared from '../frame/shared.module.css'
import { useDrag } from '../frame/use-drag.ts'
import { ShotDrawing } from './shot-drawing.tsx'
import styles from './strip.module.css'
import type { Film } from './use-film.ts'

/** The strip of film: the width of a shot shows its length, and a diamond at its end trims it. */
export function Strip({ film }: { film: Film }) {
  const { demo, shots, shown, progress, secondsOf } = film
  const { controls, trim } = demo.labels
  const strip = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  const { handle } = useDrag({
    onTake(shot) {
      before.current = shots[shot]?.length ?? 0
    },
    onMove({ subject, dx }) {
      const width = strip.current?.offsetWidth ?? 1
      film.trim(subject, before.current + (dx / width) * trim.strip)
    },
  })
  const share = (seconds: number) => `${((seconds / trim.strip) * 100).toFixed(3)}%`
  const keys = (shot: number, length: number) => {
    const to = (seconds: number) => () => film.trim(shot, seconds)
    const ends = { Home: to(trim.low), End: to(trim.high) }
    return onArrows((right, down) => to(length + (right - down) * trim.step)(), ends)
  }
  return (
    <div className={styles.film}>
      <div ref={strip} className={styles.strip}>
        {shots.map(({ kind, number, title, length }, index) => (
          <div key={kind} className={styles.shot} style={{ width: share(length) }}>
            <ShotDrawing kind={kind} progress={0.4} />
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            {index === shown && (
              <span
                className={`${shared.marked} ${styles.head} ${shared.scripted}`}
                style={{ left: `${(progress * 100).toFixed(2)}%` }}
              />
            )}
            <span
              role="slider"
              tabIndex={0}
              className={`${styles.handle} ${shared.scripted}`}
              aria-label={fillIn(controls.trim, { number, title })}
              aria-valuemin={trim.low}
              aria-valuemax={trim.high}
              aria-valuenow={length}
              aria-valuetext={secondsOf(length)}
              {...handle(index)}
              onKeyDown={keys(index, length)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
