import { fillIn } from '../../../contract/fill-in.ts'
import field from '../../ui/form/field.module.css'
import shared from '../frame/shared.module.css'
import { StepButton } from '../frame/step-button.tsx'
import styles from './shot-list.module.css'
import type { Film } from './use-film.ts'

/** The shots with their captions and times, and buttons to trim them. */
export function ShotList({ film }: { film: Film }) {
  const { demo, shots, shown, isFull, tenths, secondsOf, show } = film
  const { controls, trim, tooShort } = demo.labels
  return (
    <ol className={`${shared.ruled} ${styles.list}`}>
      {shots.map(({ kind, number, title, caption, length, needed }, index) => {
        const trimBy = (by: number) => () => film.trim(index, length + by)
        return (
          <li key={kind} className={styles.shot} aria-current={index === shown || undefined}>
            <div>
              <button type="button" className={styles.title} onClick={() => show(index)}>
                <span className={styles.number}>{number}</span> {title}
              </button>
              <p className={styles.caption}>{caption}</p>
            </div>
            <div className={styles.trims}>
              <StepButton
                label={fillIn(controls.shorter, { title })}
                onStep={length > trim.low ? trimBy(-trim.step) : undefined}
              >
                −
              </StepButton>
              <span className={styles.seconds}>{secondsOf(length)}</span>
              <StepButton
                label={fillIn(controls.longer, { title })}
                onStep={length < trim.high && !isFull ? trimBy(trim.step) : undefined}
              >
                +
              </StepButton>
            </div>
            {length < needed && (
              <p className={`${field.error} ${styles.error}`}>
                {fillIn(tooShort, { seconds: tenths(needed) })}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
