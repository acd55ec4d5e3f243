import styles from './rule-runner.module.css'
import { AMOUNTS, type Run } from './use-run.ts'

/** A blank, and what follows it without a space: a comma must not begin a line. */
const BLANK = /(\{\w+\}[^\s{]*)/

/** The rule as one sentence, in which everything that can be picked is a blank to fill in. */
export function RuleSentence({ run: { demo } }: { run: Run }) {
  const { labels, formats } = demo
  const { way, order } = labels
  type Choices = readonly { kind: string; label: string }[]
  const blanks: Record<string, { label: string; choices: Choices }> = { way, order }
  for (const name of AMOUNTS) {
    const { label, choices } = labels[name]
    const asChoices = choices.map((value) => ({
      kind: String(value),
      label: formats.number(value),
    }))
    blanks[name] = { label, choices: asChoices }
  }
  return (
    <p className={styles.sentence}>
      {labels.sentence.split(BLANK).map((part) => {
        const [, name = '', after] = /^\{(\w+)\}(.*)/.exec(part) ?? []
        const blank = blanks[name]
        if (!blank) return part
        return (
          <span key={name} className={styles.blank}>
            <select {...demo.field(name as 'way')} aria-label={blank.label}>
              {blank.choices.map(({ kind, label }) => (
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
