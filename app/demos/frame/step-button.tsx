import type { ReactNode } from 'react'

type StepButtonProps = {
  label: string
  className: string | undefined
  /** Missing where there is no further step. */
  onStep: (() => void) | undefined
  /** A sign or an icon. */
  children: ReactNode
}

/** One step less or more, back or on. At the end it stays in reach of the keyboard and does nothing. */
export const StepButton = ({ label, className, onStep, children }: StepButtonProps) => (
  <button
    type="button"
    className={className}
    aria-label={label}
    aria-disabled={!onStep || undefined}
    onClick={onStep}
  >
    {children}
  </button>
)
