import type { CSSProperties } from 'react'
import type { KiteDesign, KitePattern } from '../../schemas/kite.ts'
import type { Background } from '../data-attributes.ts'
import { Kite } from '../ui/kite/kite.tsx'
import { Hero } from './hero.tsx'
import { HeroText, type HeroTextProps } from './hero-text.tsx'
import styles from './page-hero.module.css'

type PageHeroProps = HeroTextProps & {
  background: Background
  /** The page's kite: large and mostly cropped, whole on a phone. */
  kite?: KiteDesign | undefined
}

/**
 * Where the kite is on a wide window, by its pattern: width, top and right, each in hundredths of the
 * window, tilt in degrees. One at the left has the text at its right.
 */
const PLACES: Partial<Record<KitePattern, [number, number, number, number]>> = {
  disc: [34, 4, 7, -12],
  moon: [58, 7, -20, -24],
  chevron: [50, -2, 0, 42],
  quarter: [54, -10, 68, 20],
  half: [66, -14, -20, 0],
  stripes: [30, 4, 62, -20],
  eye: [74, -22, -26, 8],
  band: [34, 6, 6, 20],
}

/** A page's hero: background, kite, title. */
export function PageHero({ background, kite, ...text }: PageHeroProps) {
  const [width, top, right, tilt] = (kite && PLACES[kite.pattern]) ?? [40, 0, -4, 14]
  return (
    <Hero
      className={styles.hero}
      data-background={background}
      data-kite={kite ? (right > 40 ? 'left' : 'right') : 'none'}
      style={
        {
          '--width': width,
          '--top': top,
          '--right': right,
          '--tilt': `${tilt}deg`,
        } as CSSProperties
      }
    >
      {kite && <Kite design={kite} className={styles.kite} />}
      <HeroText {...text} className={styles.text} />
    </Hero>
  )
}
