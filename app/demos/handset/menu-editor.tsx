import { fillIn } from '../../../contract/fill-in.ts'
import field from '../../ui/form/field.module.css'
import { Field } from '../../ui/form/field.tsx'
import shared from '../frame/shared.module.css'
import { SlideField } from '../frame/slide-field.tsx'
import { SwitchField } from '../frame/switch-field.tsx'
import { KEY_KINDS } from './call-flow.ts'
import styles from './handset.module.css'
import { type CallInUse, LONGEST } from './use-call.ts'

/** The menu's fields: firm, keys and opening hours, then the hour of a call and whether the desk is busy. */
export function MenuEditor({ call }: { call: CallInUse }) {
  const { demo, asTime } = call
  const { labels, values, set } = demo
  const { names, kinds } = values
  return (
    <>
      <Field {...demo.field('firm')} label={labels.tree.firm} maxLength={LONGEST.firm} />
      <div>
        <p className="bold">{labels.tree.keys}</p>
        {kinds.map((kind, index) => {
          const key = index + 1
          return (
            <div key={key} className={`stack ${styles.row}`}>
              <span aria-hidden="true" className={`square ${shared.key} ${styles.number}`}>
                <span className={shared.upright}>{key}</span>
              </span>
              <input
                className={`full framed ${field.input} ${styles.input}`}
                aria-label={fillIn(labels.tree.name, { key })}
                autoComplete="off"
                maxLength={LONGEST.name}
                value={names[index]}
                onChange={({ target }) => set({ names: names.with(index, target.value) })}
              />
              <select
                className={`full framed ${field.input} ${styles.input}`}
                aria-label={fillIn(labels.tree.does, { key })}
                value={kind}
                onChange={({ target }) => {
                  const chosen = KEY_KINDS.find((one) => one === target.value) ?? kind
                  set({ kinds: kinds.with(index, chosen) })
                }}
              >
                {KEY_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {labels.tree.kinds[kind]}
                  </option>
                ))}
              </select>
            </div>
          )
        })}
      </div>
      {(['opens', 'closes', 'time'] as const).map((hour) => (
        <SlideField
          key={hour}
          label={labels.tree[hour]}
          text={asTime(values[hour])}
          low={0}
          high={23}
          value={values[hour]}
          onValue={(value) => set({ [hour]: value })}
        />
      ))}
      <SwitchField checked={values.busy} onChecked={(busy) => set({ busy })}>
        {labels.tree.busy}
      </SwitchField>
    </>
  )
}
