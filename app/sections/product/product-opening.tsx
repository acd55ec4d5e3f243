import { SectionStyles } from '../../section-styles.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import { HeroText, type HeroTextProps } from '../page/hero-text.tsx'
import styles from './product-opening.critical.module.css'

type ProductOpeningProps = HeroTextProps & { picture: PictureSources }

/** A product's title on ink, beside its paper model. */
export function ProductOpening({ picture, ...labels }: ProductOpeningProps) {
  return (
    <>
      <section className={styles.opening} data-background="ink">
        <HeroText {...labels} className={styles.words} />
        <Picture
          picture={picture}
          sizes="(min-width: 60rem) 55vw, 100vw"
          priority
          className={styles.picture}
        />
      </section>
      <SectionStyles />
    </>
  )
}
