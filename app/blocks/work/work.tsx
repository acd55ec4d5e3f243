import type { FinishedJob } from '../../content/content.server.ts'
import { JobFigure } from '../../heroes/job-figure.tsx'
import styles from '../../heroes/job-hero.module.css'
import { SampleMark } from '../../heroes/sample-mark.tsx'
import { useSiteData } from '../../site-data.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ReadMore } from '../../ui/read-more/read-more.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'

type WorkProps = Pick<Block<'work'>, 'title' | 'background'> & { jobs: FinishedJob[] }

/** The finished jobs of a page: what the client got, and what changed. */
export function Work({ title, jobs, background }: WorkProps) {
  const { labels } = useSiteData()
  if (jobs.length === 0) return null
  return (
    <Section background={background} title={title} isSample={jobs.every(({ sample }) => sample)}>
      {jobs.map(({ slug, title, href, image, figure, after, sample }) => (
        <article key={slug} className={styles.hero} data-framed data-background="white">
          <div className={styles.text}>
            <h3>{title}</h3>
            <JobFigure {...figure} />
            <p>{after}</p>
            <ReadMore href={href} label={labels.readMore} title={title} />
            <SampleMark sample={sample} />
          </div>
          <Picture
            picture={image}
            sizes="(min-width: 60rem) 50vw, 92vw"
            className={styles.picture}
          />
        </article>
      ))}
    </Section>
  )
}
