import { pageOnly } from '../../data-attributes.ts'
import { Filter } from '../../ui/filter/filter.tsx'
import { MarkedBox } from '../../ui/sample-mark.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import { CaseStudyTiles } from '../tiles/case-study-tiles.tsx'
import styles from './case-study-wall.module.css'

/** All case studies as a wall of figures, which the styles filter by group and by trade. */
export function CaseStudyWall(wall: BlockProps<'case-study-wall'>) {
  const { groups, trades, none, groupTitles, tradeTitles, caseStudies } = wall
  /** The numbers of the groups without a case study of a trade. */
  const groupsWithout = (trade: number) =>
    groupTitles
      .map((_, index) => index + 1)
      .filter((group) =>
        caseStudies.every((one) => one.tradeNumber !== trade || one.groupNumber !== group),
      )
  return (
    <MarkedBox entries={caseStudies} className={styles.wall}>
      <Filter label={groups.label} options={[groups.all, ...groupTitles]} />
      <Filter label={trades.label} options={[trades.all, ...tradeTitles]} />
      <CaseStudyTiles caseStudies={caseStudies} heading="h2" />
      <div role="status" data-pagefind-ignore="" {...pageOnly(true)}>
        {tradeTitles.map((title, index) => (
          <p
            key={title}
            className={`headline step-3 apart ${styles.none}`}
            data-group={groupsWithout(index + 1).join(' ')}
            data-trade={index + 1}
          >
            {none}
          </p>
        ))}
      </div>
    </MarkedBox>
  )
}
