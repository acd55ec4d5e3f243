import type { RuleRunnerWords } from '../../../../schemas/demonstrations/rule-runner.ts'
import { ChoiceField } from '../choice-field.tsx'
import shared from '../field.module.css'
import type { PieceProps } from '../piece-props.ts'
import { QuantityField } from '../quantity-field.tsx'
import type { QuantityInUse } from '../use-quantity.ts'
import styles from './rule-runner.module.css'
import type { kindOf } from './run-rule.ts'

export const AMOUNTS = ['price', 'minutes', 'level', 'units', 'orders', 'largest', 'loss'] as const
export type Amount = (typeof AMOUNTS)[number]
type Field = Amount | 'condition' | 'order' | 'from' | 'until'

type RuleFieldsProps = PieceProps<RuleRunnerWords> & {
  /** Begins the ids of the fields. */
  piece: string
  stand: Record<Field, string>
  /** What the condition looks at: it has fields of its own. */
  kind: ReturnType<typeof kindOf>
  inUse: Record<Amount, QuantityInUse>
  onField: (field: Field, text: string) => void
  /** The hours leave no time for an order. */
  noTime: boolean
}

/** What a rule is made of: condition, order, hours and limits. */
export function RuleFields(props: RuleFieldsProps) {
  const { words, common, language, piece, stand, kind, inUse, onField, noTime } = props
  const number = new Intl.NumberFormat(language)
  const amount = (field: Amount) => (
    <QuantityField
      key={field}
      id={`${piece}-field-${field}`}
      quantity={words[field]}
      text={stand[field]}
      inUse={inUse[field]}
      onText={(text) => onField(field, text)}
      format={number.format}
      common={common}
      language={language}
    />
  )
  const choice = (
    field: 'condition' | 'order' | 'from' | 'until',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <ChoiceField
      id={`${piece}-field-${field}`}
      label={label}
      options={options}
      value={stand[field]}
      onValue={(value) => onField(field, value)}
    />
  )
  const kinds = (choices: readonly { kind: string; label: string }[]) =>
    choices.map(({ kind, label }) => ({ value: kind, label }))
  const times = words.hours.times.map((time) => ({ value: time, label: time }))
  return (
    <>
      {choice('condition', words.condition.label, kinds(words.condition.choices))}
      <div className={styles.pair}>
        {kind === 'price' ? amount('price') : amount('minutes')}
        {kind === 'index' && amount('level')}
      </div>
      <div className={styles.pair}>
        {choice('order', words.order.label, kinds(words.order.choices))}
        {amount('units')}
      </div>
      <div className={styles.hours}>
        {choice('from', words.hours.from, times)}
        {choice('until', words.hours.until, times)}
        {noTime && <p className={`${shared.fault} ${styles.fault}`}>{words.hours.fault}</p>}
      </div>
      <div className={styles.pair}>
        {amount('orders')}
        {amount('largest')}
        {amount('loss')}
      </div>
    </>
  )
}
