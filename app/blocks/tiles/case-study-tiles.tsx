import type { ListedCaseStudy } from '../../content/content.server.ts'
import { pageOnly } from '../../data-attributes.ts'
import { CaseStudyFigure } from '../../heroes/case-study-figure.tsx'
import { PageKite } from '../../ui/kite/page-kite.tsx'
import { linkArea, ReadMore } from '../../ui/read-more/read-more.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import styles from './case-study-tiles.module.css'

type CaseStudyTilesProps = {
  /** With the numbers of each one's group and trade where a filter shows one of them. */
  caseStudies: (ListedCaseStudy & { groupNumber?: number; tradeNumber?: number })[]
  heading?: 'h2' | 'h3'
}

/** Case studies as tiles: the figure that changed, and the client, a link to the case study's page. */
export const CaseStudyTiles = ({ caseStudies, heading: Heading = 'h3' }: CaseStudyTilesProps) => (
  <ul className={`row ${styles.tiles}`}>
    {caseStudies.map(({ slug, title, href, figure, after, sample, offer, ...numbers }) => (
      <li
        key={slug}
        data-group={numbers.groupNumber}
        data-trade={numbers.tradeNumber}
        data-background={offer.accent}
        className={`${linkArea} stack gap-2 ${styles.tile}`}
        {...pageOnly(sample)}
      >
        <PageKite
          page={offer.href}
          line={offer.accent === 'ink' ? 'white' : 'ink'}
          className={styles.kite}
        />
        {figure ? <CaseStudyFigure {...figure} /> : <p>{after}</p>}
        <Heading className={styles.client}>
          <ReadMore href={href} label={title} />
        </Heading>
        <SampleMark sample={sample} />
      </li>
    ))}
  </ul>
)
