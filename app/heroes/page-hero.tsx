import type { CSSProperties } from 'react'
import type { Formation, KiteDesign, KitePattern } from '../../model/fields/kite.ts'
import type { Background } from '../data-attributes.ts'
import { KiteFormation } from '../ui/kite/kite-formation.tsx'
import { Hero } from './hero.tsx'
import { HeroText, type HeroTextProps } from './hero-text.tsx'
import styles from './page-hero.module.css'
import { Stage, type Trigger } from './stage.tsx'

type PageHeroProps = HeroTextProps & {
  background: Background
  kite?: KiteDesign | undefined
  kiteAt?: 'left' | 'right'
  formation?: Formation
  trigger?: Trigger | undefined
}

/** How much of a kite is seen on a wide window: its width, top and distance from its side, in hundredths, and its tilt. */
const CROPS: Partial<Record<KitePattern | Formation, [number, number, number, number]>> = {
  disc: [62, -9, -19, -12],
  moon: [58, 7, -20, -24],
  chevron: [50, -2, 0, 42],
  quarter: [54, -10, -20, 20],
  half: [66, -14, -20, 0],
  eye: [74, -22, -26, 8],
  train: [40, 1, 3, 0],
  tail: [40, 1, 3, 0],
}

/** A page's hero: background, kite, title. */
export function PageHero(hero: PageHeroProps) {
  const { background, kite, kiteAt = 'right', formation = 'one', trigger, ...text } = hero
  const seen = formation === 'one' ? kite?.pattern : formation
  const [width, top, side, tilt] = (seen && CROPS[seen]) ?? [40, 0, -4, 14]
  const crop = { '--width': width, '--top': top, '--side': side, '--tilt': `${tilt}deg` }
  return (
    <Hero
      className={`stack cropped ${styles.hero}`}
      data-background={background}
      data-kite={kite ? kiteAt : 'none'}
      style={crop as CSSProperties}
    >
      {kite && (
        <Stage trigger={trigger} className={styles.stage}>
          <KiteFormation formation={formation} design={kite} className={styles.kite} />
        </Stage>
      )}
      <HeroText {...text} className={styles.text} />
    </Hero>
  )
}
