import styles from './rule-runner.module.css'
import type { Run } from './use-run.ts'

/** A blank, and what follows it without a space: a comma must not begin a line. */
const BLANK = /(\{\w+\}[^\s{]*)/

/** The rule as one sentence, in which everything that can be picked is a blank to fill in. */
export function RuleSentence({ run: { demo } }: { run: Run }) {
  const { labels, formats } = demo
  const asChoice = (value: number) => ({ kind: value, label: formats.number(value) })
  return (
    <p className={`step-2 bold ${styles.sentence}`}>
      {labels.sentence.split(BLANK).map((part) => {
        const [, name = '', after] = /^\{(\w+)\}(.*)/.exec(part) ?? []
        if (!(name in demo.values)) return part
        const { label, choices } = labels[name as 'way' | 'minutes']
        return (
          <span key={name} className={styles.blank}>
            <select {...demo.field(name as 'way')} aria-label={label}>
              {choices
                .map((one) => (typeof one === 'number' ? asChoice(one) : one))
                .map(({ kind, label }) => (
                  <option key={kind} value={kind}>
                    {label}
                  </option>
                ))}
            </select>
            {after}
          </span>
        )
      })}
    </p>
  )
}
