import quantity from '../frame/quantity-field.module.css'
import styles from './minute-slider.module.css'

type MinuteSliderProps = {
  id: string
  label: string
  /** Of the day, counted from its hero. */
  minutes: number
  value: number
  onValue: (minute: number) => void
  /** Writes a minute as a time of day, in words. */
  format: (minute: number) => string
}

/** How far the day has come: forward and back, a minute at a time. */
export function MinuteSlider({ id, label, minutes, value, onValue, format }: MinuteSliderProps) {
  return (
    <div className={styles.minute}>
      <label htmlFor={id} className={styles.label}>
        {label} <strong>{format(value)}</strong>
      </label>
      <input
        id={id}
        type="range"
        className={quantity.slider}
        min={0}
        max={minutes}
        value={value}
        aria-label={label}
        aria-valuetext={format(value)}
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
    </div>
  )
}
