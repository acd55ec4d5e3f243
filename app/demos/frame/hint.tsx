import type { DeviceHint } from '../../../schemas/demo-shape.ts'
import shared from './shared.module.css'

type HintProps = {
  id?: string
  className?: string | undefined
  hint: DeviceHint
}

/** Instructions for touch and for keyboard: styles show the one for the device, to screen readers as well. */
export const Hint = ({ id, className = '', hint }: HintProps) => (
  <p id={id} className={`${shared.hint} ${className}`}>
    <span className={shared.touch}>{hint.touch}</span>
    <span className={shared.keyboard}>{hint.keyboard}</span>
  </p>
)
