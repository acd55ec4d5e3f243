import styles from './prose-code.module.css'
import { ScrollRegion } from './scroll-region.tsx'

type ProseCodeProps = { text: string; language: string; label: string }

/** Lines of code as they are typed, and the language they are in. */
export function ProseCode({ text, language, label }: ProseCodeProps) {
  return (
    <div className={styles.code}>
      {language && <p className={styles.language}>{language}</p>}
      <ScrollRegion label={label}>
        <pre className={styles.lines}>
          <code>{text}</code>
        </pre>
      </ScrollRegion>
    </div>
  )
}
