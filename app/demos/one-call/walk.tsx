import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../frame/shared.module.css'
import type { WalkInUse } from './use-walk.ts'
import styles from './walk.module.css'

/** The steps of the call as kites on one thread: pressed, or gone through with the arrow keys. */
export function Walk({ walk: { demo, number: current, go } }: { walk: WalkInUse }) {
  const { steps, walk } = demo.labels
  return (
    <fieldset className={styles.walk}>
      <legend className="visually-hidden">{walk.title}</legend>
      {steps.map(({ title }, index) => {
        const number = index + 1
        return (
          <label key={title} className={styles.step} data-done={number <= current || undefined}>
            <input
              type="radio"
              name="one-call-step"
              className={styles.input}
              checked={number === current}
              onChange={() => go(number)}
              aria-label={fillIn(walk.step, { number, title })}
            />
            <span aria-hidden="true" className={styles.number}>
              <span className={shared.upright}>{number}</span>
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
