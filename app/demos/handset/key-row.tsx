import { fillIn } from '../../../contract/fill-in.ts'
import type { HandsetLabels } from '../../../schemas/demos/handset.ts'
import { KEY_KINDS } from '../../../schemas/demos/phone-kinds.ts'
import field from '../frame/field.module.css'
import styles from './key-row.module.css'

type KeyRowProps = {
  index: number
  name: string
  kind: string
  labels: HandsetLabels
  onName: (name: string) => void
  onKind: (kind: string) => void
}

/** One key of the menu: what it is called and what it does. */
export function KeyRow({
  index,
  name,
  kind,
  labels: { tree, choices },
  onName,
  onKind,
}: KeyRowProps) {
  const key = index + 1
  const id = `handset-name-${key}`
  const nameless = !name.trim() && kind !== 'nothing'
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.key}>
        <span>{key}</span>
      </span>
      <input
        className={`${field.input} ${field.paper} ${styles.input}`}
        aria-label={fillIn(tree.name, { key })}
        aria-invalid={nameless || undefined}
        aria-describedby={nameless ? `${id}-error` : undefined}
        autoComplete="off"
        maxLength={24}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      <select
        className={`${field.input} ${field.paper} ${styles.input}`}
        aria-label={fillIn(tree.does, { key })}
        value={kind}
        onChange={({ target }) => onKind(target.value)}
      >
        {KEY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {tree.kinds[kind]}
          </option>
        ))}
      </select>
      {nameless && (
        <p id={`${id}-error`} className={`${field.error} ${styles.error}`}>
          {fillIn(tree.nameless, { used: choices[index]?.name ?? '' })}
        </p>
      )}
    </div>
  )
}
