import type { ReactNode } from 'react'
import styles from './drawn-choice.module.css'

type DrawnChoiceProps<Value extends string> = {
  /** Name of its radio buttons. */
  name: string
  legend: string
  options: readonly { value: Value; label: string; drawing: ReactNode }[]
  value: string
  onValue: (value: Value) => void
  /** Stands after the options. */
  children?: ReactNode
}

/** One of several, each shown by a drawing; the name of the chosen one stands beside the legend. */
export function DrawnChoice<Value extends string>(props: DrawnChoiceProps<Value>) {
  const { name, legend, options, value, onValue, children } = props

  return (
    // A legend stands on the edge of its fieldset: the box around keeps it off the ruled one.
    <div>
      <fieldset>
        <legend className={styles.legend}>
          {legend}
          <span className={styles.chosen} aria-hidden="true">
            {options.find((option) => option.value === value)?.label ?? value}
          </span>
        </legend>
        <div className={styles.choices}>
          {options.map((option) => (
            <label key={option.value} className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onValue(option.value)}
              />
              <span className={styles.drawing}>{option.drawing}</span>
              <span className="visually-hidden">{option.label}</span>
            </label>
          ))}
          {children}
        </div>
      </fieldset>
    </div>
  )
}
