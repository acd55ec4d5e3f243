import field from '../frame/field.module.css'
import { QuantityField } from '../frame/quantity-field.tsx'
import { SwitchField } from '../frame/switch-field.tsx'
import { errorOf, HOURS } from './call-flow.ts'
import { KeyRow } from './key-row.tsx'
import styles from './menu-editor.module.css'
import type { CallInUse } from './use-call.ts'

/** The menu's fields: the firm, what each key is called and does, the hours, and what a call meets. */
export function MenuEditor({ call }: { call: CallInUse }) {
  const { demo, tree, asTime } = call
  const { labels, texts, change } = demo
  const error = errorOf(tree)
  return (
    <>
      <label className={styles.firm}>
        {labels.tree.firm}
        <input
          className={`${field.input} ${field.paper}`}
          autoComplete="off"
          maxLength={28}
          value={texts.firm}
          onChange={({ target }) => change({ firm: target.value })}
        />
      </label>
      <div className={styles.keys}>
        <p className={field.label}>{labels.tree.keys}</p>
        {tree.choices.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a key of the phone is its number
          <KeyRow key={index} call={call} index={index} />
        ))}
        {error && <p className={field.error}>{labels.tree[error]}</p>}
      </div>
      <div className={styles.hours}>
        {(['opens', 'closes'] as const).map((hour) => (
          <label key={hour}>
            {labels.tree[hour]}
            <select
              className={`${field.input} ${field.paper}`}
              value={tree[hour]}
              onChange={({ target }) => change({ [hour]: target.value })}
            >
              {HOURS.map((full) => (
                <option key={full} value={full}>
                  {asTime(full)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <QuantityField {...demo.number('time')} format={(hour) => asTime(Math.floor(hour))} />
      <SwitchField checked={demo.values.busy} onChecked={(busy) => demo.set({ busy })}>
        {labels.tree.busy}
      </SwitchField>
    </>
  )
}
