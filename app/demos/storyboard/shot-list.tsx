import { fillIn } from '../../../contract/fill-in.ts'
import field from '../../ui/form/field.module.css'
import shared from '../frame/shared.module.css'
import { Slider } from '../frame/slider.tsx'
import styles from './shot-list.module.css'
import type { Film } from './use-film.ts'

/** The shots with their captions, and a slider for the length of each. */
export function ShotList({ film }: { film: Film }) {
  const { demo, shots, shown, tenths, secondsOf, show } = film
  const { controls, trim, tooShort } = demo.labels
  return (
    <ol className={`stack ${shared.ruled} ${styles.list}`}>
      {shots.map(({ kind, number, title, caption, length, needed }, index) => (
        <li key={kind} className={styles.shot} aria-current={index === shown || undefined}>
          <p className={`row line ${shared.ends} bold ${styles.title}`}>
            <button type="button" onClick={() => show(index)}>
              <span className="lit">{number}</span> {title}
            </button>
            <span>{secondsOf(length)}</span>
          </p>
          <p className="small soft">{caption}</p>
          <Slider
            min={trim.low}
            max={trim.high}
            step={trim.step}
            value={length}
            aria-label={fillIn(controls.length, { title })}
            aria-valuetext={secondsOf(length)}
            onValue={(seconds) => film.trim(index, seconds)}
          />
          {length < needed && (
            <p className={`small bold filled ${field.error}`}>
              {fillIn(tooShort, { seconds: tenths(needed) })}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
