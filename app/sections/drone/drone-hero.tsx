import { SectionStyles } from '../../styles/section-styles.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import { HeroText, type HeroTextProps } from '../page/hero-text.tsx'
import styles from './drone-hero.critical.module.css'

type DroneHeroProps = HeroTextProps & { picture: PictureSources }

/** The survey’s picture as background, with the title on its dark side. */
export function DroneHero({ picture, ...text }: DroneHeroProps) {
  return (
    <>
      <section className={styles.hero} data-background="ink">
        <Picture
          picture={picture}
          sizes="(min-width: 60rem) 118vw, 100vw"
          priority
          className={styles.picture}
        />
        <HeroText {...text} className={styles.text} />
      </section>
      <SectionStyles />
    </>
  )
}
