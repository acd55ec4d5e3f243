import type { ReactNode } from 'react'
import shared from '../frame/shared.module.css'
import styles from './own-kite.module.css'

type DrawnChoiceProps<Value extends string> = {
  name: string
  legend: string
  options: readonly { value: Value; label: string; drawing: ReactNode }[]
  value: string
  onValue: (value: Value) => void
  children?: ReactNode
}

/** Radio buttons shown as drawings; the name of the chosen one is beside the legend. */
export function DrawnChoice<Value extends string>(props: DrawnChoiceProps<Value>) {
  const { name, legend, options, value, onValue, children } = props
  return (
    <div>
      <fieldset>
        <legend className={`bold row ${shared.ends} below full`}>
          {legend}
          <span className={`soft ${styles.chosen}`} aria-hidden="true">
            {options.find((option) => option.value === value)?.label ?? value}
          </span>
        </legend>
        <div className={`row ${styles.choices}`}>
          {options.map((option) => (
            <label key={option.value} className={`lights-sky ${styles.choice}`}>
              <input
                type="radio"
                className={`fill ${styles.radio}`}
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onValue(option.value)}
              />
              {option.drawing}
              <span className="visually-hidden">{option.label}</span>
            </label>
          ))}
          {children}
        </div>
      </fieldset>
    </div>
  )
}
