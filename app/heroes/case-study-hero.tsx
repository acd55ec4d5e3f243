import type { ListedCaseStudy } from '../content/content.server.ts'
import { pageOnly } from '../data-attributes.ts'
import { SampleMark } from '../ui/sample-mark.tsx'
import { CaseStudyFigure } from './case-study-figure.tsx'
import styles from './case-study-hero.module.css'
import type { HeroTextProps } from './hero-text.tsx'
import { PictureHero, type PictureHeroProps } from './picture-hero.tsx'

type CaseStudyHeroProps = Pick<ListedCaseStudy, 'title' | 'figure' | 'sample'> &
  Pick<PictureHeroProps, 'background' | 'picture'> &
  Pick<HeroTextProps, 'actions' | 'breadcrumb'>

/** The hero of a case study: the figure that changed, and a picture. */
export const CaseStudyHero = ({ figure, sample, ...hero }: CaseStudyHeroProps) => (
  <PictureHero
    {...hero}
    styles={styles}
    width="50vw"
    line={
      <span {...pageOnly(sample)}>
        {figure && <CaseStudyFigure {...figure} />}
        <SampleMark sample={sample} />
      </span>
    }
  />
)
