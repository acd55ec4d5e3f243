import { Field } from '../../ui/form/field.tsx'
import { ChoiceField } from '../frame/choice-field.tsx'
import field from '../frame/field.module.css'
import { QuantityField } from '../frame/quantity-field.tsx'
import { SwitchField } from '../frame/switch-field.tsx'
import { CALL_KEYS } from './call-flow.ts'
import { KeyRow } from './key-row.tsx'
import styles from './menu-editor.module.css'
import type { CallInUse } from './use-call.ts'

/** The menu's fields: firm, keys and opening hours, then the hour of a call and whether the desk is busy. */
export function MenuEditor({ call }: { call: CallInUse }) {
  const { demo, tree, asTime } = call
  const { labels } = demo
  return (
    <>
      <Field {...demo.field('firm')} label={labels.tree.firm} maxLength={28} />
      <div>
        <p className={field.label}>{labels.tree.keys}</p>
        {CALL_KEYS.slice(1).map((key, index) => (
          <KeyRow key={key} call={call} index={index} />
        ))}
        {tree.choices.every(({ kind }) => kind !== 'desk') && (
          <p className={field.error}>{labels.tree.nobody}</p>
        )}
      </div>
      <div className={`${field.paper} ${styles.close} ${styles.hours}`}>
        {(['opens', 'closes'] as const).map((hour) => (
          <ChoiceField
            key={hour}
            {...demo.field(hour)}
            label={labels.tree[hour]}
            options={Array.from({ length: 24 }, (_, full) => ({
              value: String(full),
              label: asTime(full),
            }))}
            value={String(tree[hour])}
          />
        ))}
      </div>
      <QuantityField {...demo.number('time')} format={(hour) => asTime(Math.floor(hour))} />
      <SwitchField checked={demo.values.busy} onChecked={(busy) => demo.set({ busy })}>
        {labels.tree.busy}
      </SwitchField>
    </>
  )
}
