import type { ComponentProps } from 'react'
import styles from './search-form.critical.module.css'

export type SearchFormProps = { label: string; send: string }

/** A GET form that leads to the search page; further props are the field's. */
export const SearchForm = ({
  label,
  send,
  id = 'search-words',
  ...field
}: SearchFormProps & ComponentProps<'input'>) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers before autumn 2023 do not know <search>
  <form role="search" method="get" action="/search" className={styles.form}>
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
    <input
      {...field}
      id={id}
      name="q"
      // Not `type=search`: there Escape clears the field instead of closing the dialog.
      type="text"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      className={styles.field}
    />
    <button type="submit" className={styles.send}>
      {send}
    </button>
  </form>
)
