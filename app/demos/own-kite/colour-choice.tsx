import type { OwnKiteLabels } from '../../../schemas/demos/own-kite.ts'
import styles from './colour-choice.module.css'
import { DrawnChoice } from './drawn-choice.tsx'

type ColourChoiceProps = {
  name: string
  labels: OwnKiteLabels['paper']
  colours: OwnKiteLabels['colours']
  /** As `#rrggbb`. */
  value: string
  onValue: (hex: string) => void
}

/** A colour: one of ours, or any other by the browser's own field. */
export function ColourChoice({ name, labels, colours, value, onValue }: ColourChoiceProps) {
  const own = !colours.some(({ hex }) => hex === value)
  return (
    <DrawnChoice
      name={name}
      legend={labels.label}
      options={colours.map(({ label, hex }) => ({
        value: hex,
        label,
        drawing: (
          <svg viewBox="0 0 40 40" className={styles.swatch} aria-hidden="true">
            <path d="M20 2 38 20 20 38 2 20Z" fill={hex} />
          </svg>
        ),
      }))}
      value={value}
      onValue={onValue}
    >
      <span className={styles.another} data-chosen={own || undefined}>
        <input
          type="color"
          className={styles.field}
          aria-label={labels.another}
          title={labels.another}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      </span>
    </DrawnChoice>
  )
}
