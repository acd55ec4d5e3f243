import type { Accent } from '../../../schemas/kite.ts'
import { SectionStyles } from '../../styles/section-styles.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import { HeroText, type HeroTextProps } from '../page/hero-text.tsx'
import styles from './job.critical.module.css'

type JobHeroProps = HeroTextProps & { background: Accent; picture: PictureSources }

/** The client, the figure that changed, and a picture of what the client got. */
export const JobHero = ({ background, picture, ...text }: JobHeroProps) => (
  <>
    <section className={styles.job} data-background={background}>
      <HeroText {...text} className={styles.text} />
      <Picture
        picture={picture}
        sizes="(min-width: 60rem) 50vw, 100vw"
        priority
        className={styles.picture}
      />
    </section>
    <SectionStyles />
  </>
)
