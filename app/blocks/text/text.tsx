import type { Background } from '../../data-attributes.ts'
import { Footnotes } from '../../ui/prose/footnotes.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { ProseNodes } from '../../ui/prose/prose-nodes.tsx'
import type { load } from './load.server.ts'
import styles from './text.module.css'

type TextProps = ReturnType<typeof load> & { background?: Background }

/** A text in sections; without a background, on two that alternate. */
export const Text = ({ sections, footnotes, footnotesTitle, background }: TextProps) => (
  <>
    {sections.map(({ id, heading, nodes }, index) => {
      // Text before the first heading is not a section of the outline.
      const Element = heading ? 'section' : 'div'
      return (
        <Element
          key={id}
          className={`stack ${styles.section}`}
          data-background={background ?? (index % 2 ? 'sky' : 'white')}
        >
          {heading && (
            <h2 id={id} className="step-3">
              <ProseNodes nodes={heading.nodes} />
            </h2>
          )}
          <Prose nodes={nodes} />
        </Element>
      )
    })}
    {footnotes.length > 0 && (
      <section className={`stack ${styles.section}`} data-background={background}>
        <h2 className="step-3">{footnotesTitle}</h2>
        <Footnotes footnotes={footnotes} />
      </section>
    )}
  </>
)
