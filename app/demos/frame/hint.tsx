import type { DeviceHint } from '../../../schemas/demos/common.ts'
import shared from './shared.module.css'

type HintProps = {
  id?: string
  className?: string | undefined
  hint: DeviceHint
}

/** What to do, in the words that fit the device: styles show one of the two, to screen readers as well. */
export const Hint = ({ id, className = '', hint }: HintProps) => (
  <p id={id} className={`${shared.hint} ${className}`}>
    <span className={shared.touch}>{hint.touch}</span>
    <span className={shared.keyboard}>{hint.keyboard}</span>
  </p>
)
