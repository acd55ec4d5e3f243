import type { FinishedJob } from '../content/content.server.ts'
import { pageOnly } from '../data-attributes.ts'
import type { HeroTextProps } from './hero-text.tsx'
import { JobFigure } from './job-figure.tsx'
import styles from './job-hero.module.css'
import { PictureHero, type PictureHeroProps } from './picture-hero.tsx'
import { SampleMark } from './sample-mark.tsx'

type JobHeroProps = Pick<FinishedJob, 'title' | 'figure' | 'sample'> &
  Pick<PictureHeroProps, 'background' | 'picture'> &
  Pick<HeroTextProps, 'actions' | 'above'>

/** The hero of a finished job: the figure that changed, and a picture. */
export const JobHero = ({ figure, sample, ...hero }: JobHeroProps) => (
  <PictureHero
    {...hero}
    styles={styles}
    width="50vw"
    line={
      <span {...pageOnly(sample)}>
        <JobFigure {...figure} />
        <SampleMark sample={sample} />
      </span>
    }
  />
)
