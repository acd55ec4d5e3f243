import type { ReactNode } from 'react'
import shared from './shared.module.css'
import styles from './step-button.module.css'

type StepButtonProps = {
  /** Its accessible name, where it is a square with a symbol or an icon. */
  label?: string
  /** Undefined where there is no further step. */
  onStep: (() => void) | undefined
  children: ReactNode
}

/** One step less or more, back or forward. At the end it stays focusable and does nothing. */
export const StepButton = ({ label, onStep, children }: StepButtonProps) => (
  <button
    type="button"
    className={`${shared.scripted} ${styles.step} ${label ? styles.square : styles.wide}`}
    aria-label={label}
    aria-disabled={!onStep || undefined}
    onClick={onStep}
  >
    {children}
  </button>
)
