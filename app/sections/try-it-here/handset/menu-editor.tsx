import type { ReactNode } from 'react'
import type { HandsetWords } from '../../../../schemas/demonstrations/handset.ts'
import { SwitchField } from '../switch-field.tsx'
import { faultOf, HOURS, type Tree } from './call-flow.ts'
import { KeyRow } from './key-row.tsx'
import styles from './menu-editor.module.css'
import { hourIn } from './spoken-menu.ts'

type MenuEditorProps = {
  words: HandsetWords
  /** What the fields hold. */
  stand: Record<string, string>
  /** The menu that follows from it. */
  tree: Tree
  language: string
  change: (changes: Record<string, string>) => void
  /** The field for the hour of the call. */
  children: ReactNode
}

/** The menu's fields: the firm, what each key is called and does, the hours, and what a call meets. */
export function MenuEditor({ words, stand, tree, language, change, children }: MenuEditorProps) {
  const fault = faultOf(tree)
  const asTime = hourIn(language)
  return (
    <>
      <label className={styles.firm}>
        {words.tree.firm}
        <input
          className={styles.input}
          autoComplete="off"
          maxLength={28}
          value={stand.firm}
          onChange={({ target }) => change({ firm: target.value })}
        />
      </label>
      <div className={styles.keys}>
        <p className={styles.label}>{words.tree.keys}</p>
        {tree.choices.map(({ kind }, index) => (
          <KeyRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a key of the phone is its number
            key={index}
            index={index}
            name={stand[`name${index + 1}`] ?? ''}
            kind={kind}
            words={words}
            onName={(name) => change({ [`name${index + 1}`]: name })}
            onKind={(kind) => change({ [`kind${index + 1}`]: kind })}
          />
        ))}
        {fault && <p className={styles.fault}>{words.tree[fault]}</p>}
      </div>
      <div className={styles.hours}>
        {(['opens', 'closes'] as const).map((field) => (
          <label key={field}>
            {words.tree[field]}
            <select
              className={styles.input}
              value={tree[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {asTime(hour)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {children}
      <SwitchField
        checked={stand.busy !== ''}
        onChecked={(checked) => change({ busy: checked ? '1' : '' })}
      >
        {words.tree.busy}
      </SwitchField>
    </>
  )
}
