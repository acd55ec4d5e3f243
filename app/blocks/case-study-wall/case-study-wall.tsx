import { pageOnly } from '../../data-attributes.ts'
import { Filter } from '../../ui/filter/filter.tsx'
import { Marked, SampleMark } from '../../ui/sample-mark.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import { CaseStudyTiles } from '../tiles/case-study-tiles.tsx'
import styles from './case-study-wall.module.css'

/** All case studies as a wall of figures, which the styles filter by group. */
export function CaseStudyWall(wall: BlockProps<'case-study-wall'>) {
  const { filterLabel, all, groups, caseStudies } = wall
  const areSamples = caseStudies.every(({ sample }) => sample)
  return (
    <div className={styles.wall} {...pageOnly(areSamples)}>
      <SampleMark sample={areSamples} />
      <Filter label={filterLabel} options={[all, ...groups]} />
      <Marked all={areSamples}>
        <CaseStudyTiles caseStudies={caseStudies} />
      </Marked>
    </div>
  )
}
