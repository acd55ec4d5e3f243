import type { ReactNode } from 'react'
import type { HandsetLabels } from '../../../schemas/demos/handset.ts'
import field from '../frame/field.module.css'
import { SwitchField } from '../frame/switch-field.tsx'
import { errorOf, HOURS, type Tree } from './call-flow.ts'
import { KeyRow } from './key-row.tsx'
import styles from './menu-editor.module.css'
import { hourIn } from './spoken-menu.ts'

type MenuEditorProps = {
  labels: HandsetLabels
  demo: {
    texts: Record<string, string>
    values: { busy: boolean }
    set: (changes: { busy: boolean }) => void
    change: (changes: Record<string, string>) => void
  }
  /** The menu that follows from it. */
  tree: Tree
  language: string
  /** The field for the hour of the call. */
  children: ReactNode
}

/** The menu's fields: the firm, what each key is called and does, the hours, and what a call meets. */
export function MenuEditor({ labels, demo, tree, language, children }: MenuEditorProps) {
  const { texts, change } = demo
  const error = errorOf(tree)
  const asTime = hourIn(language)
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
        {tree.choices.map(({ kind }, index) => (
          <KeyRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a key of the phone is its number
            key={index}
            index={index}
            name={texts[`name${index + 1}`] ?? ''}
            kind={kind}
            labels={labels}
            onName={(name) => change({ [`name${index + 1}`]: name })}
            onKind={(kind) => change({ [`kind${index + 1}`]: kind })}
          />
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
      {children}
      <SwitchField checked={demo.values.busy} onChecked={(busy) => demo.set({ busy })}>
        {labels.tree.busy}
      </SwitchField>
    </>
  )
}
