import { SectionStyles } from '../../section-styles.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import { HeroText, type HeroTextProps } from '../page/hero-text.tsx'
import styles from './drone-opening.critical.module.css'

type DroneOpeningProps = HeroTextProps & { picture: PictureSources }

/** The survey's picture as ground, the page's title on its dark side. */
export function DroneOpening({ picture, ...labels }: DroneOpeningProps) {
  return (
    <>
      <section className={styles.opening} data-background="ink">
        <Picture picture={picture} sizes="100vw" priority className={styles.picture} />
        <HeroText {...labels} className={styles.words} />
      </section>
      <SectionStyles />
    </>
  )
}
