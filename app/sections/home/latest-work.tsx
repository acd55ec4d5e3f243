import type { Link } from '../../../schemas/parts.ts'
import type { FinishedJob } from '../../content/content.server.ts'
import { pageOnly } from '../../data-attributes.ts'
import { useSiteData } from '../../site-data.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { PageKite } from '../../ui/kite/page-kite.tsx'
import { linkArea, ReadMore } from '../../ui/read-more/read-more.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Stamp } from '../page/stamp.tsx'
import styles from './latest-work.module.css'

type LatestWorkProps = { title: string; all: Link; jobs: FinishedJob[] }

/** Finished jobs: the client, what changed for them, and a link to the full account. */
export function LatestWork({ title, all, jobs }: LatestWorkProps) {
  const { labels } = useSiteData()
  return (
    <Section
      background="leaf"
      title={title}
      aside={<ButtonLink href={all.href}>{all.label}</ButtonLink>}
      isSample={jobs.every(({ work }) => work.sample)}
    >
      <ul className={styles.jobs}>
        {jobs.map(({ slug, name, work, href }) => (
          <li
            key={slug}
            className={`${linkArea} ${styles.job}`}
            data-background="white"
            {...pageOnly(work.sample)}
          >
            <PageKite page={href} className={styles.kite} />
            <h3 className={styles.client}>{`${name}: ${work.client}, ${work.place}`}</h3>
            <p>{`${labels.work.before}: ${work.before}`}</p>
            <p className={styles.after}>{`${labels.work.after}: ${work.after}`}</p>
            <div className={styles.foot}>
              <ReadMore href={`${all.href}#${slug}`} label={labels.readMore} title={work.client} />
              <Stamp sample={work.sample} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
