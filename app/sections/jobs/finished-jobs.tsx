import { fillIn } from '../../../contract/fill-in.ts'
import type { FinishedJob } from '../../content/content.server.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import { WorkExample } from '../page/work-example.tsx'
import styles from './finished-jobs.module.css'

type FinishedJobsProps = {
  jobs: FinishedJob[]
  /** The link from a job to its service or product, with `{name}`. */
  about: string
}

/** Every finished job, each at an address of its own: `/work#seo`. */
export const FinishedJobs = ({ jobs, about }: FinishedJobsProps) =>
  jobs.map(({ slug, name, kite, work, href }, index) => (
    <WorkExample
      key={slug}
      id={slug}
      title={name}
      work={work}
      background={index % 2 === 0 ? 'white' : 'sky'}
      aside={
        <span className={styles.aside}>
          <Kite design={kite} className={styles.kite} />
          <a href={href} className={styles.about}>
            {fillIn(about, { name })}
          </a>
        </span>
      }
    />
  ))
