import { fillIn } from '../../../contract/fill-in.ts'
import { Field } from '../../ui/form/field.tsx'
import { ChoiceField } from '../frame/choice-field.tsx'
import field from '../frame/field.module.css'
import { QuantityField } from '../frame/quantity-field.tsx'
import shared from '../frame/shared.module.css'
import { SwitchField } from '../frame/switch-field.tsx'
import styles from './menu-editor.module.css'
import { KEY_KINDS } from './phone-kinds.ts'
import type { CallInUse } from './use-call.ts'

/** The menu's fields: firm, keys and opening hours, then the hour of a call and whether the desk is busy. */
export function MenuEditor({ call }: { call: CallInUse }) {
  const { demo, tree, asTime } = call
  const { labels } = demo
  const names = demo.texts.names.split('\n')
  return (
    <>
      <Field {...demo.field('firm')} label={labels.tree.firm} maxLength={28} />
      <div>
        <p className={field.label}>{labels.tree.keys}</p>
        {tree.choices.map(({ kind }, index) => {
          const key = index + 1
          const errorId = `handset-name-${key}-error`
          const name = names[index] ?? ''
          const isNameless = !name.trim() && kind !== 'nothing'
          return (
            <div key={key} className={`${field.paper} ${styles.row}`}>
              <span aria-hidden="true" className={`${shared.key} ${styles.key}`}>
                <span className={shared.upright}>{key}</span>
              </span>
              <input
                className={`${field.input} ${styles.input}`}
                aria-label={fillIn(labels.tree.name, { key })}
                aria-invalid={isNameless || undefined}
                aria-describedby={isNameless ? errorId : undefined}
                autoComplete="off"
                maxLength={24}
                value={name}
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
              {isNameless && (
                <p id={errorId} className={`${field.error} ${styles.error}`}>
                  {fillIn(labels.tree.nameless, { used: labels.choices[index]?.name ?? '' })}
                </p>
              )}
            </div>
          )
        })}
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
