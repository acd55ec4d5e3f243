import field from '../../ui/form/field.module.css'
import shared from './shared.module.css'
import { Slider } from './slider.tsx'

type SlideFieldProps = {
  label: string
  text: string
  value: number
  low: number
  high: number
  onValue: (value: number) => void
}

/** A slider with its label and its value. */
export const SlideField = ({ label, text, low, high, ...slider }: SlideFieldProps) => (
  <div>
    <p className={`${field.label} row ${shared.ends}`} aria-hidden="true">
      {label} <strong>{text}</strong>
    </p>
    <Slider {...slider} min={low} max={high} aria-label={label} aria-valuetext={text} />
  </div>
)
