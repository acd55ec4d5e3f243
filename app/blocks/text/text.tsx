import type { ArticleSection } from '../../content/markdown.server.ts'
import type { Background } from '../../data-attributes.ts'
import { type Footnote, Footnotes } from '../../ui/prose/footnotes.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { ProseNodes } from '../../ui/prose/prose-nodes.tsx'
import styles from './text.module.css'

type TextProps = {
  sections: ArticleSection[]
  footnotes: Footnote[]
  footnotesTitle: string
  background?: Background
}

/** A text in sections; without a background, on two that alternate. */
export function Text({ sections, footnotes, footnotesTitle, background }: TextProps) {
  return (
    <>
      {sections.map(({ id, heading, nodes }, index) => {
        // Text before the first heading is not a section of the outline.
        const Element = heading ? 'section' : 'div'
        return (
          <Element
            key={id}
            className={styles.section}
            data-background={background ?? (index % 2 ? 'sky' : 'white')}
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
        <section className={styles.section} data-background={background}>
          <h2>{footnotesTitle}</h2>
          <Footnotes footnotes={footnotes} />
        </section>
      )}
    </>
  )
}
