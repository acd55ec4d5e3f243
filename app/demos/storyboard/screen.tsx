import { fillIn } from '../../../contract/fill-in.ts'
import styles from './screen.module.css'
import { ShotDrawing } from './shot-drawing.tsx'
import type { Film } from './use-film.ts'

/** What is on the screen now, with its caption. */
export function Screen({ film: { demo, shots, shown, progress } }: { film: Film }) {
  const shot = shots[shown]
  if (!shot) return null
  return (
    <div
      className={styles.screen}
      role="img"
      aria-label={fillIn(demo.labels.controls.screen, shot)}
    >
      <ShotDrawing kind={shot.kind} progress={progress} />
      <p className={styles.caption}>
        <span>{shot.caption}</span>
      </p>
    </div>
  )
}
