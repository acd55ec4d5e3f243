import { Footnotes } from '../../ui/prose/footnotes.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { ProseBlock, ProseFootnote } from '../../ui/prose/prose-nodes.ts'
import styles from './text-page.module.css'

type TextPageProps = { blocks: ProseBlock[]; footnotes: ProseFootnote[]; footnotesTitle: string }

/** A page that is all text, such as the privacy notice. */
export function TextPage({ blocks, footnotes, footnotesTitle }: TextPageProps) {
  return (
    <div className={styles.page}>
      <Prose blocks={blocks} />
      {footnotes.length > 0 && (
        <section className={styles.footnotes}>
          <h2>{footnotesTitle}</h2>
          <Footnotes footnotes={footnotes} />
        </section>
      )}
    </div>
  )
}
