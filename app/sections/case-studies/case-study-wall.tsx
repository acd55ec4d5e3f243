import type { WorkPage } from '../../../schemas/pages.ts'
import type { ListedCaseStudy } from '../../content/content.server.ts'
import { DATA } from '../../data-attributes.ts'
import { CaseStudyTiles } from './case-study-tiles.tsx'
import styles from './case-study-wall.module.css'

type CaseStudyWallProps = Pick<WorkPage, 'filterLabel' | 'all' | 'categories'> & {
  caseStudies: ListedCaseStudy[]
}

/** All case studies as a wall of figures, which the styles filter by group. */
export function CaseStudyWall({ filterLabel, all, categories, caseStudies }: CaseStudyWallProps) {
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
      <CaseStudyTiles
        caseStudies={caseStudies.map((caseStudy) => ({
          ...caseStudy,
          group: groupOf.get(caseStudy.category),
        }))}
      />
    </div>
  )
}
