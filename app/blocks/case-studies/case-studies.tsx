import { CaseStudyFigure } from '../../heroes/case-study-figure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ReadMore } from '../../ui/read-more/read-more.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './case-studies.module.css'

/** The case studies of a page: what the client got, and what changed. */
export function CaseStudies({ title, entries, background }: BlockProps<'case-studies'>) {
  return (
    <Section background={background} title={title} entries={entries}>
      {entries.map(({ slug, title, href, image, figure, after, sample }) => (
        <article key={slug} className={`split framed ${styles.frame}`} data-background="white">
          <div className={`stack fitted ${styles.text}`}>
            <h3>{title}</h3>
            {figure && <CaseStudyFigure {...figure} />}
            <p>{after}</p>
            <ReadMore href={href} title={title} />
            <SampleMark sample={sample} />
          </div>
          <Picture picture={image} sizes="(min-width: 60rem) 50vw, 92vw" />
        </article>
      ))}
    </Section>
  )
}
