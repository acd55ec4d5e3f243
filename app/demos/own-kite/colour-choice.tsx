import shared from '../frame/shared.module.css'
import styles from './colour-choice.module.css'
import { DrawnChoice } from './drawn-choice.tsx'
import type { Labels } from './schema.server.ts'

type ColourChoiceProps = {
  name: string
  labels: Labels['paper']
  colours: Labels['colours']
  value: string
  onValue: (hex: string) => void
}

/** Chooses a colour: one of the listed ones, or any other with the browser's colour picker. */
export const ColourChoice = ({ name, labels, colours, value, onValue }: ColourChoiceProps) => (
  <DrawnChoice
    name={name}
    legend={labels.label}
    options={colours.map(({ label, hex }) => ({
      value: hex,
      label,
      drawing: (
        <span className={`${shared.diamond} ${styles.swatch}`} style={{ background: hex }} />
      ),
    }))}
    value={value}
    onValue={onValue}
  >
    <input
      type="color"
      className={styles.field}
      data-chosen={colours.every(({ hex }) => hex !== value) || undefined}
      aria-label={labels.another}
      title={labels.another}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  </DrawnChoice>
)
