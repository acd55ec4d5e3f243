import type { ReactNode } from 'react'
import shared from './shared.module.css'
import styles from './step-button.module.css'

type StepButtonProps = {
  /** Its accessible name, where it shows only a symbol or an icon. */
  label?: string
  /** Replaces the default square. */
  className?: string | undefined
  /** Undefined where there is no further step. */
  onStep: (() => void) | undefined
  children: ReactNode
}

/** One step less or more, back or forward. At the end it stays focusable and does nothing. */
export const StepButton = ({ label, className, onStep, children }: StepButtonProps) => (
  <button
    type="button"
    className={className ?? `${shared.scripted} ${styles.step} ${styles.square}`}
    aria-label={label}
    aria-disabled={!onStep || undefined}
    onClick={onStep}
  >
    {children}
  </button>
)

/** A step button with a text. */
export const WideStepButton = (button: Omit<StepButtonProps, 'className'>) => (
  <StepButton {...button} className={`${shared.scripted} ${styles.step} ${styles.wide}`} />
)
