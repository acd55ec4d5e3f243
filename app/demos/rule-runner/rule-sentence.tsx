import { Fragment } from 'react'
import shared from '../../ui/form/field.module.css'
import blanks from './blanks.module.css'
import { ChoiceBlank, NumberBlank } from './blanks.tsx'
import styles from './rule-runner.module.css'
import { AMOUNTS, type Run } from './use-run.ts'

/** A blank, and what follows it without a space: a comma must not begin a line. */
const BLANK = /\{(\w+)\}([^\s{]*)/

/** The rule as one sentence, in which everything that can be picked is a blank to fill in. */
export function RuleSentence({ run: { rule, demo } }: { run: Run }) {
  const { labels } = demo
  const { hours } = labels
  const times = hours.times.map((kind) => ({ kind, label: kind }))
  const choices = {
    way: labels.way,
    order: labels.order,
    from: { label: hours.from, choices: times },
    until: { label: hours.until, choices: times },
  }
  const blank = (name: string, after: string) => {
    const amount = AMOUNTS.find((one) => one === name)
    if (amount) return <NumberBlank {...demo.number(amount)} after={after} />
    const field = name as keyof typeof choices
    const control = { ...demo.field(field), value: demo.values[field] }
    return <ChoiceBlank {...choices[field]} {...control} after={after} />
  }

  // In turn: text, the name of a blank, what follows it without a space.
  const parts = labels.sentence.split(BLANK)
  return (
    <p className={styles.sentence}>
      {parts.map((part, index) => {
        if (index % 3 === 0) return part
        if (index % 3 === 2) return null
        return <Fragment key={part}>{blank(part, parts[index + 1] ?? '')}</Fragment>
      })}
      {rule.until <= rule.from && (
        <span className={`${shared.error} ${blanks.error}`}>{hours.error}</span>
      )}
    </p>
  )
}
