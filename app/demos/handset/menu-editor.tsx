import { fillIn } from '../../../contract/fill-in.ts'
import field from '../../ui/form/field.module.css'
import { Field } from '../../ui/form/field.tsx'
import { ChoiceField } from '../frame/choice-field.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import shared from '../frame/shared.module.css'
import { SwitchField } from '../frame/switch-field.tsx'
import { KEY_KINDS } from './call-flow.ts'
import styles from './menu-editor.module.css'
import { type CallInUse, LONGEST } from './use-call.ts'

/** The menu's fields: firm, keys and opening hours, then the hour of a call and whether the desk is busy. */
export function MenuEditor({ call }: { call: CallInUse }) {
  const { demo, tree, asTime } = call
  const { labels } = demo
  const names = demo.texts.names.split('\n')
  return (
    <>
      <Field
        {...demo.field('firm')}
        label={labels.tree.firm}
        error={demo.tooLong(demo.texts.firm, LONGEST.firm)}
      />
      <div>
        <p className={field.label}>{labels.tree.keys}</p>
        {tree.choices.map(({ kind }, index) => {
          const key = index + 1
          const error = demo.tooLong(names[index] ?? '', LONGEST.name)
          const errorId = error && `handset-error-${key}`
          return (
            <div key={key} className={`${styles.row}`}>
              <span aria-hidden="true" className={`${shared.key} ${styles.key}`}>
                <span className={shared.upright}>{key}</span>
              </span>
              <input
                className={`${field.input} ${styles.input}`}
                aria-label={fillIn(labels.tree.name, { key })}
                autoComplete="off"
                aria-describedby={errorId}
                aria-invalid={error ? true : undefined}
                value={names[index] ?? ''}
                onChange={({ target }) =>
                  demo.change({ names: names.with(index, target.value).join('\n') })
                }
              />
              <select
                className={`${field.input} ${styles.input}`}
                aria-label={fillIn(labels.tree.does, { key })}
                value={kind}
                onChange={({ target }) => {
                  const chosen = KEY_KINDS.find((one) => one === target.value)
                  if (chosen) demo.set({ kinds: demo.values.kinds.with(index, chosen) })
                }}
              >
                {KEY_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {labels.tree.kinds[kind]}
                  </option>
                ))}
              </select>
              {error && (
                <p id={errorId} className={`${field.error} ${styles.error}`}>
                  {error}
                </p>
              )}
            </div>
          )
        })}
      </div>
      <div className={`${styles.close} ${styles.hours}`}>
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
