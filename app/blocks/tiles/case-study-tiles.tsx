import type { ListedCaseStudy } from '../../content/content.server.ts'
import { pageOnly } from '../../data-attributes.ts'
import { CaseStudyFigure } from '../../heroes/case-study-figure.tsx'
import { useSiteData } from '../../site-data.tsx'
import { PageKite } from '../../ui/kite/page-kite.tsx'
import { linkArea, ReadMore } from '../../ui/read-more/read-more.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import styles from './case-study-tiles.module.css'

type CaseStudyTilesProps = {
  /** With the number of each one's group where a filter shows one group. */
  caseStudies: (ListedCaseStudy & { group?: number | undefined })[]
}

/** Case studies as tiles: the figure that changed, and the client, a link to the case study's page. */
export function CaseStudyTiles({ caseStudies }: CaseStudyTilesProps) {
  const { labels } = useSiteData()
  return (
    <ul className={`row ${styles.tiles}`}>
      {caseStudies.map(({ slug, title, href, figure, after, sample, offer, group }) => (
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
          {figure ? <CaseStudyFigure {...figure} /> : <p>{after}</p>}
          <ReadMore
            href={href}
            label={title}
            title={
              figure
                ? `${figure.before} ${labels.became} ${figure.after}: ${figure.label}`
                : offer.name
            }
          />
          <SampleMark sample={sample} />
        </li>
      ))}
    </ul>
  )
}
