import shared from '../frame/shared.module.css'
import styles from './small-result.module.css'
import type { Result } from './use-result.ts'

/** Title and description as a phone shows them, one line each with its width; in sight while typing. */
export function SmallResult({ result }: { result: Result }) {
  return (['title', 'description'] as const).map((text) => (
    <p key={text} className={styles.line}>
      <span className={`${shared.oneLine} ${styles[text]}`}>{result[text].phone.shown}</span>
      <strong>{result[text].desktop.used}</strong>
    </p>
  ))
}
