import styles from './search-form.critical.module.css'

export type SearchFormProps = { label: string; send: string }

/** A form that leads to the page of all addresses, which shows what was found where scripts run. */
export const SearchForm = ({ label, send }: SearchFormProps) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers before the autumn of 2023 know no <search>
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
