import { pageOnly } from '../../data-attributes.ts'
import { Marked, SampleMark } from '../../ui/sample-mark.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './story.module.css'
import { StoryDrawing } from './story-drawing.tsx'

/**
 * Of a case study: what it was like before, what was done and by whom, after, and what the client says.
 * Beside it a drawing of the figure, which counts while the steps pass.
 */
export function Story(story: BlockProps<'story'>) {
  const { period, before, did, after, source, quotation, background, figure, accent } = story
  const { labels, people = [], sample } = story
  return (
    <section className={styles.story} data-background={background} {...pageOnly(sample)}>
      {figure && (
        <div className={`unprinted ${styles.sheet}`} data-background="ink" aria-hidden="true">
          <StoryDrawing {...figure} />
        </div>
      )}
      <div>
        <div className={styles.chapter}>
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
        <Marked all={sample}>
          <div className={styles.chapter}>
            <h3 className="step-1">{labels.before}</h3>
            <p className="headline">{before}</p>
          </div>
          <div className={styles.chapter} data-background="sky">
            <h3 className="step-1">{labels.did}</h3>
            <ol className={styles.steps}>
              {did.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <div className={styles.chapter} data-background={accent}>
            <h3 className="step-1">{labels.after}</h3>
            <p className="headline">{after}</p>
          </div>
          {quotation && (
            <figure className={styles.chapter} data-background="highlight">
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
    </section>
  )
}
