import shared from '../frame/shared.module.css'
import styles from './colour-choice.module.css'
import { DrawnChoice } from './drawn-choice.tsx'
import type { MarkInUse } from './use-mark.ts'

type ColourChoiceProps = { mark: MarkInUse; of: 'paper' | 'pieces' }

/** Chooses a colour: one of the listed ones, or any other with the browser's colour picker. */
export function ColourChoice({ mark: { demo }, of }: ColourChoiceProps) {
  const { colours, [of]: labels } = demo.labels
  const value = demo.values[of]
  const onValue = (hex: string) => demo.set({ [of]: hex })
  const own = !colours.some(({ hex }) => hex === value)
  return (
    <DrawnChoice
      name={`own-kite-${of}`}
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
        data-chosen={own || undefined}
        aria-label={labels.another}
        title={labels.another}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </DrawnChoice>
  )
}
