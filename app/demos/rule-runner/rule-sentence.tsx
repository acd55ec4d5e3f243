import { Fragment, type ReactNode } from 'react'
import shared from '../frame/field.module.css'
import blanks from './blanks.module.css'
import { ChoiceBlank, NumberBlank } from './blanks.tsx'
import styles from './rule-sentence.module.css'
import { AMOUNTS, type Amount, type RuleInUse } from './use-rule.ts'

/** A blank, and what closes up to it: a comma must not begin a line. */
const BLANK = /\{(\w+)\}([^\s{]*)/

/** The rule as one sentence, in which everything that can be picked is a blank to fill in. */
export function RuleSentence({ used }: { used: RuleInUse }) {
  const { template, shown, rule, demo } = used
  const { labels } = demo
  const { hours } = labels
  const times = hours.times.map((kind) => ({ kind, label: kind }))
  const choices = {
    watched: labels.watched,
    way: labels.way,
    against: labels.against,
    order: labels.order,
    from: { label: hours.from, choices: times },
    until: { label: hours.until, choices: times },
  }
  const amount = (field: Amount, after: string) => (
    <NumberBlank
      {...demo.number(field)}
      id={`rule-runner-field-${field}`}
      label={labels[field].label}
      after={after}
    />
  )
  const choice = (field: keyof typeof choices, after: string) => (
    <ChoiceBlank
      id={`rule-runner-field-${field}`}
      label={choices[field].label}
      after={after}
      options={choices[field].choices.map(({ kind, label }) => ({ value: kind, label }))}
      value={shown[field]}
      onValue={demo.field(field).onText}
    />
  )
  const blank = (name: string, after: string): ReactNode => {
    const field = AMOUNTS.find((one) => one === name)
    return field ? amount(field, after) : choice(name as keyof typeof choices, after)
  }

  // By turns: labels, the name of a blank, what closes up to it.
  const pieces = template.split(BLANK)
  return (
    <p className={styles.sentence}>
      {pieces.map((demo, index) => {
        if (index % 3 === 0) return demo
        if (index % 3 === 2) return null
        return <Fragment key={demo}>{blank(demo, pieces[index + 1] ?? '')}</Fragment>
      })}
      {rule.until <= rule.from && (
        <span className={`${shared.error} ${blanks.error}`}>{hours.error}</span>
      )}
    </p>
  )
}
