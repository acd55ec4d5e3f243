import { PictureHero, type PictureHeroProps } from '../../heroes/picture-hero.tsx'
import styles from './drone-hero.module.css'

/** The hero of the drone service: its text is on the picture. */
export const DroneHero = (props: PictureHeroProps) => (
  <PictureHero {...props} styles={styles} width="118vw" />
)
