import type { ComponentProps } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../../ui/form/field.module.css'
import type { NumberInField } from '../frame/types.ts'
import styles from './blanks.module.css'

type ChoiceBlankProps = ComponentProps<'select'> & {
  /** Its name for screen readers, which do not see its position in the sentence. */
  label: string
  /** What follows it without a space, such as a comma. */
  after: string
  choices: readonly { kind: string; label: string }[]
}

/** A blank in a sentence, filled in with one of several labels. */
export function ChoiceBlank({ label, after, choices, ...select }: ChoiceBlankProps) {
  return (
    <span className={styles.whole}>
      <select className={styles.blank} aria-label={label} {...select}>
        {choices.map(({ kind, label }) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      {after}
    </span>
  )
}

/** A blank filled in with a number. An error is explained after it. */
export function NumberBlank(props: NumberInField & { after: string }) {
  const { id, after, quantity, text, value, error, onText, format, common } = props
  const { label, low, high } = quantity
  return (
    <>
      <span className={styles.whole}>
        <input
          id={id}
          className={`${styles.blank} ${styles.number}`}
          size={Math.max(2, text.length)}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onText(event.target.value)}
        />
        {after}
      </span>
      {error && (
        <span id={`${id}-error`} className={`${shared.error} ${styles.error}`}>
          {fillIn(common[error], {
            low: format(low),
            high: format(high),
            used: format(value),
          })}
        </span>
      )}
    </>
  )
}
