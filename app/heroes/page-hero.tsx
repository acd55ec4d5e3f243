import type { CSSProperties } from 'react'
import type { KiteDesign, KitePattern } from '../../model/fields/kite.ts'
import type { Background } from '../data-attributes.ts'
import { Kite } from '../ui/kite/kite.tsx'
import { Hero } from './hero.tsx'
import { HeroText, type HeroTextProps } from './hero-text.tsx'
import styles from './page-hero.module.css'
import { type Handle, Stage } from './stage.tsx'

type PageHeroProps = HeroTextProps & {
  background: Background
  kite?: KiteDesign | undefined
  kiteAt?: 'left' | 'right'
  handle?: Handle | undefined
}

/** How much of a kite is seen on a wide window: its width, top and distance from its side, in hundredths, and its tilt. */
const CROPS: Partial<Record<KitePattern, [number, number, number, number]>> = {
  disc: [34, 4, 7, -12],
  moon: [58, 7, -20, -24],
  chevron: [50, -2, 0, 42],
  quarter: [54, -10, -20, 20],
  half: [66, -14, -20, 0],
  stripes: [30, 4, 8, -20],
  eye: [74, -22, -26, 8],
  band: [34, 6, 6, 20],
}

/** A page's hero: background, kite, title. */
export function PageHero({ background, kite, kiteAt = 'right', handle, ...text }: PageHeroProps) {
  const [width, top, side, tilt] = (kite && CROPS[kite.pattern]) ?? [40, 0, -4, 14]
  const crop = { '--width': width, '--top': top, '--side': side, '--tilt': `${tilt}deg` }
  return (
    <Hero
      className={styles.hero}
      data-background={background}
      data-kite={kite ? kiteAt : 'none'}
      style={crop as CSSProperties}
    >
      {kite && (
        <Stage handle={handle} className={styles.stage}>
          <Kite design={kite} className={styles.kite} />
        </Stage>
      )}
      <HeroText {...text} className={styles.text} />
    </Hero>
  )
}
