import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../../ui/form/field.module.css'
import styles from './quantity-field.module.css'
import { asTyped } from './read-quantity.ts'
import { Slider } from './slider.tsx'
import type { NumberInField } from './types.ts'

/** A number to type or to set with a slider, with its error beside it. */
export function QuantityField(props: NumberInField) {
  const { id, quantity, text, value, onText, format, unit, common, language } = props
  const { label, hint, low, high, step, slideTo = high } = quantity

  const error =
    props.error &&
    fillIn(common[props.error], {
      low: format(low),
      high: format(high),
      used: format(value),
    })
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={shared.field}>
      <div className={styles.line}>
        <label htmlFor={id} className={shared.label}>
          {label}
        </label>
        <span className={styles.typed}>
          <input
            id={id}
            className={`${shared.input} ${styles.input}`}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onText(event.target.value)}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={shared.hint}>
          {hint}
        </p>
      )}
      <Slider
        min={low}
        max={slideTo}
        step={step}
        value={value}
        aria-label={fillIn(common.slider, { label, low: format(low), high: format(slideTo) })}
        aria-valuetext={format(value)}
        onValue={(value) => onText(asTyped(value, language))}
      />
      {error && (
        <p id={`${id}-error`} className={shared.error}>
          {error}
        </p>
      )}
    </div>
  )
}
