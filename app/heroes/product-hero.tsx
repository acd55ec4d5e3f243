import { PictureHero, type PictureHeroProps } from './picture-hero.tsx'
import styles from './product-hero.module.css'

/** The hero of a product, and of an own page with a picture: text and picture side by side. */
export const ProductHero = (props: PictureHeroProps) => (
  <PictureHero {...props} styles={styles} width="55vw" />
)
