import type { WorkPage } from '../../../schemas/pages.ts'
import type { FinishedJob } from '../../content/content.server.ts'
import { DATA } from '../../data-attributes.ts'
import { JobTiles } from './job-tiles.tsx'
import styles from './job-wall.module.css'

type JobWallProps = Pick<WorkPage, 'filterLabel' | 'all' | 'categories'> & { jobs: FinishedJob[] }

/** All finished jobs as a wall of figures, which the styles filter by group. */
export function JobWall({ filterLabel, all, categories, jobs }: JobWallProps) {
  const groupOf = new Map(categories.map(({ id }, index) => [id, index + 1]))
  return (
    <div className={styles.wall}>
      <fieldset
        className={`ruled ${styles.filter}`}
        data-pagefind-ignore=""
        {...{ [DATA.pageOnly]: '' }}
      >
        <legend className="visually-hidden">{filterLabel}</legend>
        {[all, ...categories.map(({ title }) => title)].map((title, group) => (
          <label key={title}>
            <input
              type="radio"
              name="group"
              value={group}
              defaultChecked={group === 0}
              className="visually-hidden"
            />
            {title}
          </label>
        ))}
      </fieldset>
      <JobTiles jobs={jobs.map((job) => ({ ...job, group: groupOf.get(job.category) }))} />
    </div>
  )
}
