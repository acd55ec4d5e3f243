import shared from './shared.module.css'
import { Slider } from './slider.tsx'

type SlideFieldProps = Record<'label' | 'text', string> &
  Record<'value' | 'low' | 'high', number> & { onValue: (value: number) => void }

/** A slider with its label and its value. */
export const SlideField = ({ label, text, low, high, ...slider }: SlideFieldProps) => (
  <div>
    <p className={`bold row ${shared.ends}`} aria-hidden="true">
      {label} <strong>{text}</strong>
    </p>
    <Slider {...slider} min={low} max={high} aria-label={label} aria-valuetext={text} />
  </div>
)
