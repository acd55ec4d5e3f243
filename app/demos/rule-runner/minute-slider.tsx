import { fillIn } from '../../../contract/fill-in.ts'
import field from '../frame/field.module.css'
import shared from '../frame/shared.module.css'
import { Slider } from '../frame/slider.tsx'
import { clockOf } from './clock.ts'
import styles from './rule-runner.module.css'
import type { Run } from './use-run.ts'

const ID = 'rule-runner-minute'

/** A slider for how much of the day has been played, in steps of a minute. */
export function MinuteSlider({ run: { demo } }: { run: Run }) {
  const { minute: labels, day } = demo.labels
  const { minute } = demo.values
  const time = fillIn(labels.until, { time: clockOf(minute, day.opens) })
  return (
    <div className={styles.minute}>
      <label htmlFor={ID} className={`${field.label} ${shared.ends}`}>
        {labels.label} <strong>{time}</strong>
      </label>
      <Slider
        id={ID}
        min={0}
        max={day.minutes}
        value={minute}
        aria-label={labels.label}
        aria-valuetext={time}
        onValue={(minute) => demo.set({ minute })}
      />
    </div>
  )
}
