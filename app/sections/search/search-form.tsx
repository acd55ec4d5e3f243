import styles from './search-form.critical.module.css'

export type SearchFormProps = { label: string; send: string }

/** A GET form that leads to the search page, where scripts show the results. */
export const SearchForm = ({ label, send }: SearchFormProps) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers before autumn 2023 do not know <search>
  <form role="search" method="get" action="/search" className={styles.form}>
    <label htmlFor="search-words" className={styles.label}>
      {label}
    </label>
    <input
      id="search-words"
      name="q"
      type="search"
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
