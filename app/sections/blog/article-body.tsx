import type { ArticleSection } from '../../markdown.server.ts'
import { Prose } from '../../ui/prose/prose.tsx'
import styles from './article-body.module.css'

type ArticleBodyProps = {
  summary: { title: string; points: string[] }
  sections: (ArticleSection & { note?: string | undefined })[]
  sources: { title: string; items: string[] }
}

/** The summary, the text with its notes in the margin, and the sources. */
export function ArticleBody({ summary, sections, sources }: ArticleBodyProps) {
  return (
    <div className={styles.body}>
      <section className={styles.summary} data-ground="sky">
        <h2 className={styles.small}>{summary.title}</h2>
        <ul>
          {summary.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      {sections.map(({ id, heading, html, note }) => (
        <section key={id} className={styles.section}>
          {heading && (
            <h2 id={id} className={styles.heading}>
              {heading}
            </h2>
          )}
          {note && <aside className={styles.note}>{note}</aside>}
          <Prose html={html} serif />
        </section>
      ))}
      {sources.items.length > 0 && (
        <section className={styles.sources}>
          <h2 className={styles.small}>{sources.title}</h2>
          <ul>
            {sources.items.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
