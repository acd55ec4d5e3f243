import type { FinishedJob } from '../../content/content.server.ts'
import type { Background } from '../../data-attributes.ts'
import { useSiteData } from '../../site-data.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ReadMore } from '../../ui/read-more/read-more.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Stamp } from '../page/stamp.tsx'
import styles from './job.critical.module.css'
import { JobFigure } from './job-figure.tsx'

type FinishedJobsProps = { title: string; jobs: FinishedJob[]; background: Background }

/** The finished jobs of a service or product: what the client got, and what changed. */
export function FinishedJobs({ title, jobs, background }: FinishedJobsProps) {
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
            <Stamp sample={sample} />
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
