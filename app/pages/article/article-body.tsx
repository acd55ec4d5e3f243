import { Footnotes } from '../../ui/prose/footnotes.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { ProseNodes } from '../../ui/prose/prose-nodes.tsx'
import type { Route } from './+types/article'
import styles from './article-body.module.css'

/** An article with fewer headings needs no list of them. */
const FEWEST = 3

type ArticleBodyProps = Route.ComponentProps['loaderData']['body']

/** The lead, the summary, the text with notes in the margin, its footnotes and the sources. */
export function ArticleBody({ contents, summary, sections, footnotes, sources }: ArticleBodyProps) {
  // The first paragraph before any heading comes first: on a phone it begins on the first screen.
  const [opening] = sections
  const lead = opening && !opening.heading ? opening.nodes.slice(0, 1) : []
  const headed = sections.flatMap(({ id, heading }) => (heading ? [{ id, heading }] : []))
  return (
    <div className={`stack ${styles.body}`}>
      {lead.length > 0 && (
        <div>
          <Prose nodes={lead} serif />
        </div>
      )}
      <section className={styles.summary} data-background="sky">
        <h2 className={`step-1 ${styles.small}`}>{summary.title}</h2>
        <ul className="diamonds stack gap-2">
          {summary.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      {headed.length >= FEWEST && (
        <div className={`unprinted ${styles.margin}`}>
          <nav aria-label={contents} className={styles.contents}>
            <p className="bold below">{contents}</p>
            <ol className={`stack ${styles.contentsList}`}>
              {headed.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className={`plain ${styles.contentsLink}`}>
                    <ProseNodes nodes={heading.nodes} />
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      )}
      {sections.map(({ id, heading, nodes, hasFigures, note }) => {
        const rest = heading ? nodes : nodes.slice(lead.length)
        if (!heading && rest.length === 0) return null
        // Text before the first heading is not a section of the outline.
        const Element = heading ? 'section' : 'div'
        return (
          <Element
            key={id}
            className={styles.section}
            data-background={hasFigures ? 'sky' : undefined}
          >
            {heading && (
              <h2 id={id} className={styles.heading}>
                <ProseNodes nodes={heading.nodes} />
              </h2>
            )}
            {note && <aside className={styles.note}>{note}</aside>}
            <Prose nodes={rest} serif />
          </Element>
        )
      })}
      {footnotes.items.length + sources.items.length > 0 && (
        <div className={`stack small ${styles.section} ${styles.sources}`} data-background="sky">
          {footnotes.items.length > 0 && (
            <section>
              <h2 className={`step-1 ${styles.small}`}>{footnotes.title}</h2>
              <Footnotes footnotes={footnotes.items} />
            </section>
          )}
          {sources.items.length > 0 && (
            <section>
              <h2 className={`step-1 ${styles.small}`}>{sources.title}</h2>
              <ul className="stack gap-1">
                {sources.items.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </div>
  )
}
