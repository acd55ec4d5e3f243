import type { CSSProperties } from 'react'
import { pageOnly } from '../../data-attributes.ts'
import { CaseStudyFigure } from '../../heroes/case-study-figure.tsx'
import { countOf, KiteField } from '../../heroes/kite-field.tsx'
import type { Figure } from '../../pages/case-study/schema.ts'
import { Picture } from '../../ui/picture.tsx'
import { Marked, SampleMark } from '../../ui/sample-mark.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './story.module.css'

/** The figure of a case study as kites in the sky: it counts from before to after as `--count` changes. */
function StoryDrawing(figure: Figure) {
  const { before, after, label } = figure
  const count = countOf(figure)
  if (!count) return <CaseStudyFigure {...figure} />
  const numbers = {
    '--before': count.from,
    '--after': count.to,
    '--letters': Math.max(before.length, after.length),
  }
  return (
    <div className={`row line ${styles.drawing}`} style={numbers as CSSProperties}>
      <p className={`step-1 ${styles.figure}`}>
        <strong className={styles.count}>
          {count.unit}
          <span className={styles.number} />
          {count.end}
        </strong>
        {label}
      </p>
      <KiteField {...count} className={styles.kites} />
    </div>
  )
}

/** The story of a case study, and beside it a drawing of the figure, which counts while the steps pass. */
export function Story(story: BlockProps<'story'>) {
  const { period, before, did, after, source, quotation, background, figure, accent } = story
  const { labels, people = [], sample, image } = story
  const hasNoKites = !figure || !countOf(figure)?.kites
  return (
    <section className={styles.story} data-background={background} {...pageOnly(sample)}>
      <div className={`split ${styles.beginning}`}>
        {image && <Picture picture={image} sizes="(min-width: 60rem) 58vw" priority={hasNoKites} />}
        <div className={`stack ${styles.chapter}`}>
          <h2>{period}</h2>
          <p>
            {`${source ? `${labels.source}: ${source}. ` : ''}${labels.by}`}
            {people.map(({ name, href }) => [
              ' ',
              <a key={href} href={href}>
                {name}
              </a>,
            ])}{' '}
            <SampleMark sample={sample} />
          </p>
        </div>
      </div>
      <div className={styles.told}>
        {figure && (
          <div className={`unprinted ${styles.sheet}`} data-background="ink" aria-hidden="true">
            <StoryDrawing {...figure} />
          </div>
        )}
        <div>
          <Marked all={sample}>
            <div className={`stack ${styles.chapter}`}>
              <h3 className="step-1">{labels.before}</h3>
              <p className="headline">{before}</p>
            </div>
            <div className={`stack ${styles.chapter}`} data-background="sky">
              <h3 className="step-1">{labels.did}</h3>
              <ol className={`stack step-3 ${styles.steps}`}>
                {did.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
            <div className={`stack ${styles.chapter}`} data-background={accent}>
              <h3 className="step-1">{labels.after}</h3>
              <p className="headline">{after}</p>
            </div>
            {quotation && (
              <figure className={`stack ${styles.chapter}`} data-background="highlight">
                <blockquote className="headline">
                  <q>{quotation.text}</q>
                </blockquote>
                <figcaption>
                  {quotation.by} <SampleMark sample={quotation.sample} />
                </figcaption>
              </figure>
            )}
          </Marked>
        </div>
      </div>
    </section>
  )
}
