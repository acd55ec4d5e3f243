import type { Product } from '../../../schemas/product.ts'
import { SectionStyles } from '../../styles/section-styles.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import { HeroText, type HeroTextProps } from '../page/hero-text.tsx'
import styles from './product-hero.critical.module.css'

type ProductHeroProps = HeroTextProps & { picture: PictureSources; pictureAt: Product['pictureAt'] }

/** A product's title on ink, beside its paper model. */
export function ProductHero({ picture, pictureAt, ...text }: ProductHeroProps) {
  return (
    <>
      <section className={styles.hero} data-background="ink" data-picture={pictureAt}>
        <HeroText {...text} className={styles.text} />
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
