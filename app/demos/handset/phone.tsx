import type { KeyboardEvent } from 'react'
import type { HandsetLabels } from '../../../schemas/demos/handset.ts'
import styles from './phone.module.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
const HINT_ID = 'handset-hint'

type PhoneProps = {
  labels: HandsetLabels
  /** A call is under way. */
  talking: boolean
  /** The key that was pressed last. */
  pressed: string
  onKey: (key: string) => void
  onCall: () => void
}

/** A drawn phone: its keys are kites, pressed by pointer, finger or the figures of a keyboard. */
export function Phone({ labels: { phone, firm }, talking, pressed, onKey, onCall }: PhoneProps) {
  const byKeyboard = (event: KeyboardEvent) => {
    if (!KEYS.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onKey(event.key)
  }
  const names: Record<string, string> = { '*': phone.star, '#': phone.hash }
  return (
    <fieldset
      className={styles.phone}
      data-talking={talking || undefined}
      aria-describedby={HINT_ID}
      onKeyDown={byKeyboard}
    >
      <legend className="visually-hidden">{phone.name}</legend>
      <svg aria-hidden="true" viewBox="0 0 120 16" className={styles.ear}>
        <path d="M20 8H100" />
        <path d="M60 2 66 8 60 14 54 8Z" />
      </svg>
      <p className={styles.screen}>
        <span>{firm}</span>
        <strong>{pressed || (talking ? phone.talking : phone.idle)}</strong>
      </p>
      <div className={styles.keys}>
        {KEYS.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            data-pressed={key === pressed || undefined}
            aria-label={names[key]}
            onClick={() => onKey(key)}
          >
            <span>{key === '*' ? '∗' : key}</span>
          </button>
        ))}
      </div>
      <button type="button" className={styles.call} onClick={onCall}>
        {talking ? phone.hangUp : phone.call}
      </button>
      <p id={HINT_ID} className={styles.hint}>
        {phone.hint}
      </p>
    </fieldset>
  )
}
