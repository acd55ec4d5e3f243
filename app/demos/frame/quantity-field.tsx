import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../../ui/form/field.module.css'
import type { CommonDemoLabels, Quantity } from './demo-shape.ts'
import styles from './quantity-field.module.css'
import { asTyped, readQuantity } from './read-quantity.ts'
import { Slider } from './slider.tsx'

type QuantityFieldProps = {
  id: string
  quantity: Quantity
  value: number
  onValue: (value: number) => void
  /** Writes an amount with its unit: "2.0 cm". */
  format: (value: number) => string
  unit?: string | undefined
  common: CommonDemoLabels
  language: string
}

/** A number to type or to set with a slider. While what is typed is none, the error is beside it. */
export function QuantityField(props: QuantityFieldProps) {
  const { id, quantity, value, onValue, format, unit, common, language } = props
  const { label, hint, low, high, step, slideTo = high } = quantity
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? value : readQuantity(typed, quantity, language)
  const error =
    read === undefined &&
    fillIn(common.noSuchNumber, { low: format(low), high: format(high), used: format(value) })
  // What is typed gives way to a number from elsewhere, such as the slider.
  const text = error || read === value ? typed : undefined
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`stack ${shared.field}`}>
      <div className={`row line ends ${styles.line}`}>
        <label htmlFor={id} className="bold">
          {label}
        </label>
        <span className="line gap-1 bold">
          <input
            id={id}
            className={`framed ${shared.input} ${styles.input}`}
            inputMode="decimal"
            autoComplete="off"
            value={text ?? asTyped(value, language)}
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              const number = readQuantity(target.value, quantity, language)
              setTyped(target.value)
              if (number !== undefined) onValue(number)
            }}
            onBlur={() => setTyped(undefined)}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="small">
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
        onValue={onValue}
      />
      {error && (
        <p id={`${id}-error`} className={`bold filled ${shared.error}`}>
          {error}
        </p>
      )}
    </div>
  )
}
