import type { FinishedJob } from '../../content/content.server.ts'
import { pageOnly } from '../../data-attributes.ts'
import { JobFigure } from '../../heroes/job-figure.tsx'
import { SampleMark } from '../../heroes/sample-mark.tsx'
import { useSiteData } from '../../site-data.tsx'
import { PageKite } from '../../ui/kite/page-kite.tsx'
import { linkArea, ReadMore } from '../../ui/read-more/read-more.tsx'
import styles from './job-tiles.module.css'

type JobTilesProps = {
  /** With the number of each one's group where a filter shows one group. */
  jobs: (FinishedJob & { group?: number | undefined })[]
}

/** Finished jobs as tiles: the figure that changed, and the client, a link to the job's page. */
export function JobTiles({ jobs }: JobTilesProps) {
  const { labels } = useSiteData()
  return (
    <ul className={styles.tiles}>
      {jobs.map(({ slug, title, href, figure, sample, offer, group }) => (
        <li
          key={slug}
          data-group={group}
          data-background={offer.accent}
          className={`${linkArea} ${styles.tile}`}
          {...pageOnly(sample)}
        >
          <PageKite
            page={offer.href}
            line={offer.accent === 'ink' ? 'white' : 'ink'}
            className={styles.kite}
          />
          <JobFigure {...figure} />
          <ReadMore
            href={href}
            label={title}
            title={`${figure.before} ${labels.became} ${figure.after}: ${figure.label}`}
          />
          <SampleMark sample={sample} />
        </li>
      ))}
    </ul>
  )
}
