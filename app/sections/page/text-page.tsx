import type { ArticleSection } from '../../markdown.server.ts'
import { Footnotes } from '../../ui/prose/footnotes.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { ProseInlines } from '../../ui/prose/prose-inlines.tsx'
import type { ProseFootnote } from '../../ui/prose/prose-nodes.ts'
import styles from './text-page.module.css'

type TextPageProps = {
  sections: ArticleSection[]
  footnotes: ProseFootnote[]
  footnotesTitle: string
}

/** A page that is all text, such as the privacy notice: its parts on two grounds in turn. */
export function TextPage({ sections, footnotes, footnotesTitle }: TextPageProps) {
  return (
    <>
      {sections.map(({ id, heading, blocks }, index) => (
        <section key={id} className={styles.part} data-ground={index % 2 ? 'sky' : 'white'}>
          {heading && (
            <h2 id={id}>
              <ProseInlines nodes={heading.children} />
            </h2>
          )}
          <Prose blocks={blocks} />
        </section>
      ))}
      {footnotes.length > 0 && (
        <section className={styles.part}>
          <h2>{footnotesTitle}</h2>
          <Footnotes footnotes={footnotes} />
        </section>
      )}
    </>
  )
}
