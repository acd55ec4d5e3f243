import { type Background, pageOnly } from '../data-attributes.ts'
import type { Figure } from '../pages/case-study/schema.ts'
import { SampleMark } from '../ui/sample-mark.tsx'
import { CaseStudyFigure } from './case-study-figure.tsx'
import styles from './case-study-hero.module.css'
import { Hero } from './hero.tsx'
import { HeroText, type HeroTextProps } from './hero-text.tsx'
import { countOf, KiteField } from './kite-field.tsx'

type CaseStudyHeroProps = HeroTextProps & {
  background: Background
  figure: Figure | undefined
  sample: boolean | undefined
}

/** The hero of a case study: the figure that changed, and as many kites as it counts. */
export function CaseStudyHero({ background, figure, sample, ...text }: CaseStudyHeroProps) {
  const count = figure && countOf(figure)
  return (
    <Hero className={styles.hero} data-background={background} data-counts={count?.kites && ''}>
      <HeroText
        {...text}
        className={styles.text}
        line={
          <span {...pageOnly(sample)}>
            {figure && <CaseStudyFigure {...figure} />}
            <SampleMark sample={sample} />
          </span>
        }
        actions={count && <KiteField {...count} className={styles.kites} />}
      />
    </Hero>
  )
}
