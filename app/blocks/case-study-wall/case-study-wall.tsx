import type { WorkPage } from '../../../model/pages.ts'
import type { ListedCaseStudy } from '../../content/content.server.ts'
import { pageOnly } from '../../data-attributes.ts'
import { Filter } from '../../ui/filter/filter.tsx'
import { Marked, SampleMark } from '../../ui/sample-mark.tsx'
import { CaseStudyTiles } from '../tiles/case-study-tiles.tsx'
import styles from './case-study-wall.module.css'

type CaseStudyWallProps = Pick<WorkPage, 'filterLabel' | 'all' | 'categories'> & {
  caseStudies: ListedCaseStudy[]
}

/** All case studies as a wall of figures, which the styles filter by group. */
export function CaseStudyWall({ filterLabel, all, categories, caseStudies }: CaseStudyWallProps) {
  const groupOf = new Map(categories.map(({ id }, index) => [id, index + 1]))
  const areSamples = caseStudies.every(({ sample }) => sample)
  return (
    <div className={styles.wall} {...pageOnly(areSamples)}>
      <SampleMark sample={areSamples} />
      <Filter label={filterLabel} options={[all, ...categories.map(({ title }) => title)]} />
      <Marked all={areSamples}>
        <CaseStudyTiles
          caseStudies={caseStudies.map((caseStudy) => ({
            ...caseStudy,
            group: groupOf.get(caseStudy.category),
          }))}
        />
      </Marked>
    </div>
  )
}
