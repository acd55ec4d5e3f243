import type { ReactNode } from 'react'
import shared from './shared.module.css'
import styles from './step-button.module.css'

type StepButtonProps = {
  /** Its name, where it shows a sign or an icon. */
  label?: string
  /** In place of the frame's own square. */
  className?: string | undefined
  /** Missing where there is no further step. */
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
