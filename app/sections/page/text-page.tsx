import { Prose } from '../../ui/prose/prose.tsx'
import styles from './text-page.module.css'

/** A page that is all text, such as the privacy notice. */
export function TextPage({ html }: { html: string }) {
  return (
    <div className={styles.page}>
      <Prose html={html} />
    </div>
  )
}
