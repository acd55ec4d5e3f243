import type { ComponentProps } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../frame/field.module.css'
import { asTyped } from '../frame/read-quantity.ts'
import type { NumberInField } from '../frame/types.ts'
import styles from './blanks.module.css'

type BlankProps = {
  id: string
  /** What it is, for those who cannot see where it stands. */
  label: string
  /** What closes up to it: a comma. */
  after: string
}

type ChoiceBlankProps = BlankProps & {
  options: readonly { value: string; label: string }[]
  value: string
  onValue: (value: string) => void
}

/** A blank of a sentence, filled in by one of several labels. */
export function ChoiceBlank({ id, label, after, options, value, onValue }: ChoiceBlankProps) {
  return (
    <span className={styles.whole}>
      <span className={styles.choice}>
        <select
          id={id}
          className={styles.blank}
          aria-label={label}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
      {after}
    </span>
  )
}

type NumberBlankProps = BlankProps & NumberInField

/** A blank filled in by a number: typed, or by the arrows. What cannot be taken is explained behind it. */
export function NumberBlank(props: NumberBlankProps) {
  const { id, label, after, quantity, text, value, error, onText, common, language } = props
  const { low, high, step } = quantity
  const format = new Intl.NumberFormat(language).format
  const byArrow: ComponentProps<'input'>['onKeyDown'] = (event) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!way) return
    event.preventDefault()
    onText(asTyped(Math.min(high, Math.max(low, value + way * step)), language))
  }
  return (
    <>
      <span className={styles.whole}>
        <input
          id={id}
          role="spinbutton"
          className={`${styles.blank} ${styles.number}`}
          size={Math.max(2, text.length)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={text}
          aria-label={label}
          aria-valuemin={low}
          aria-valuemax={high}
          aria-valuenow={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onKeyDown={byArrow}
          onChange={(event) => onText(event.target.value)}
        />
        {after}
      </span>
      {error && (
        <span id={`${id}-error`} className={`${shared.error} ${styles.error}`}>
          {fillIn(error === 'outOfRange' ? common.outOfRange : common.notANumber, {
            low: format(low),
            high: format(high),
            used: format(value),
          })}
        </span>
      )}
    </>
  )
}
