import { fillIn } from '../../../contract/fill-in.ts'
import type { OneCallLabels } from '../../../schemas/demos/one-call.ts'
import styles from './walk.module.css'

type WalkProps = {
  labels: OneCallLabels['walk']
  titles: readonly string[]
  /** The step that it stands at, counted from 1. */
  step: number
  onStep: (step: number) => void
}

/** The steps of the call as kites on one thread: pressed, or gone through with the arrow keys. */
export function Walk({ labels, titles, step, onStep }: WalkProps) {
  return (
    <fieldset className={styles.walk}>
      <legend className="visually-hidden">{labels.title}</legend>
      {titles.map((title, index) => {
        const number = index + 1
        return (
          <label key={title} className={styles.step} data-done={number <= step || undefined}>
            <input
              type="radio"
              name="one-call-step"
              className={styles.input}
              checked={number === step}
              onChange={() => onStep(number)}
              aria-label={fillIn(labels.step, { number, title })}
            />
            <span aria-hidden="true" className={styles.number}>
              <span>{number}</span>
            </span>
            <span aria-hidden="true" className={styles.title}>
              {title}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
