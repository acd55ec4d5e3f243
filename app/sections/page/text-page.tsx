import type { ArticleSection } from '../../content/markdown.server.ts'
import { type Footnote, Footnotes } from '../../ui/prose/footnotes.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { ProseNodes } from '../../ui/prose/prose-nodes.tsx'
import styles from './text-page.module.css'

type TextPageProps = {
  sections: ArticleSection[]
  footnotes: Footnote[]
  footnotesTitle: string
}

/** A page that is all text, such as the privacy notice, in sections on two alternating backgrounds. */
export function TextPage({ sections, footnotes, footnotesTitle }: TextPageProps) {
  return (
    <>
      {sections.map(({ id, heading, nodes }, index) => {
        // Text before the first heading is not a section of the outline.
        const Element = heading ? 'section' : 'div'
        return (
          <Element
            key={id}
            className={styles.section}
            data-background={index % 2 ? 'sky' : 'white'}
          >
            {heading && (
              <h2 id={id}>
                <ProseNodes nodes={heading.nodes} />
              </h2>
            )}
            <Prose nodes={nodes} />
          </Element>
        )
      })}
      {footnotes.length > 0 && (
        <section className={styles.section}>
          <h2>{footnotesTitle}</h2>
          <Footnotes footnotes={footnotes} />
        </section>
      )}
    </>
  )
}
