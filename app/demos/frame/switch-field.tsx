import type { ReactNode } from 'react'
import styles from './switch-field.module.css'

type SwitchFieldProps = {
  checked: boolean
  onChecked: (checked: boolean) => void
  children: ReactNode
}

/** A checkbox with its label. */
export function SwitchField({ checked, onChecked, children }: SwitchFieldProps) {
  return (
    <label className={`line gap-2 bold ${styles.switch}`}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChecked(target.checked)}
      />
      {children}
    </label>
  )
}
