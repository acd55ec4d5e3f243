import { DrawnChoice } from './drawn-choice.tsx'
import { Mark } from './mark.tsx'
import type { MarkInUse } from './use-mark.ts'

/** Chooses the kite's pattern; each one is drawn in the chosen colours. */
export function PatternChoice({ mark: { demo } }: { mark: MarkInUse }) {
  const { label, choices } = demo.labels.pattern
  const { name: _, ...mark } = demo.values
  return (
    <DrawnChoice
      name="own-kite-pattern"
      legend={label}
      options={choices.map(({ kind, label }) => ({
        value: kind,
        label,
        drawing: <Mark {...mark} pattern={kind} id={`own-kite-pattern-${kind}`} width="3.9rem" />,
      }))}
      value={mark.pattern}
      onValue={(kind) => demo.set({ pattern: kind })}
    />
  )
}
