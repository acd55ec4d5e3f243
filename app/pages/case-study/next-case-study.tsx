import { href } from 'react-router'
import { CaseStudyTiles } from '../../blocks/tiles/case-study-tiles.tsx'
import type { ListedCaseStudy } from '../../content/content.server.ts'
import type { WorkPage } from '../work/schema.ts'
import styles from './next-case-study.module.css'

type NextCaseStudyProps = { next: ListedCaseStudy | undefined; labels: WorkPage['labels'] }

/** The end of a case study's page: the figure of the next one comes in from the edge, and a way back to all. */
export const NextCaseStudy = ({ next, labels }: NextCaseStudyProps) => (
  <section className={`step-1 ${styles.next}`}>
    <h2 className={`step-1 ${styles.bar}`}>{labels.next}</h2>
    <CaseStudyTiles caseStudies={next ? [next] : []} />
    <p className={styles.bar}>
      <a href={href('/work')}>{labels.back}</a>
    </p>
  </section>
)
