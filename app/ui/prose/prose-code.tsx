import type { ReactNode } from 'react'
import styles from './prose-code.module.css'
import { ScrollRegion } from './scroll-region.tsx'

type ProseCodeProps = { language: string; label: string; children: ReactNode }

/** A code block with the name of its language. */
export function ProseCode({ language, label, children }: ProseCodeProps) {
  return (
    <div className={styles.code}>
      {language && <p className={styles.language}>{language}</p>}
      <ScrollRegion label={label}>
        <pre className={styles.lines}>{children}</pre>
      </ScrollRegion>
    </div>
  )
}
