import { fillIn } from '../../../contract/fill-in.ts'
import field from '../frame/field.module.css'
import shared from '../frame/shared.module.css'
import styles from './key-row.module.css'
import { KEY_KINDS } from './phone-kinds.ts'
import type { CallInUse } from './use-call.ts'

/** One key of the menu: its name and what it does. */
export function KeyRow({ call: { demo, tree }, index }: { call: CallInUse; index: number }) {
  const { labels, texts, change, values } = demo
  const key = index + 1
  const errorId = `handset-name-${key}-error`
  const names = texts.names.split('\n')
  const name = names[index] ?? ''
  const kind = tree.choices[index]?.kind
  const nameless = !name.trim() && kind !== 'nothing'
  const input = `${field.input} ${styles.input}`
  return (
    <div className={`${field.paper} ${styles.row}`}>
      <span aria-hidden="true" className={`${shared.key} ${styles.key}`}>
        <span className={shared.upright}>{key}</span>
      </span>
      <input
        className={input}
        aria-label={fillIn(labels.tree.name, { key })}
        aria-invalid={nameless || undefined}
        aria-describedby={nameless ? errorId : undefined}
        autoComplete="off"
        maxLength={24}
        value={name}
        onChange={({ target }) => change({ names: names.with(index, target.value).join('\n') })}
      />
      <select
        className={input}
        aria-label={fillIn(labels.tree.does, { key })}
        value={kind}
        onChange={({ target }) => {
          const chosen = KEY_KINDS.find((one) => one === target.value)
          if (chosen) demo.set({ kinds: values.kinds.with(index, chosen) })
        }}
      >
        {KEY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {labels.tree.kinds[kind]}
          </option>
        ))}
      </select>
      {nameless && (
        <p id={errorId} className={`${field.error} ${styles.error}`}>
          {fillIn(labels.tree.nameless, { used: labels.choices[index]?.name ?? '' })}
        </p>
      )}
    </div>
  )
}
