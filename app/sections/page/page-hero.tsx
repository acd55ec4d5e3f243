import type { ReactNode } from 'react'
import type { Accent, KiteDesign } from '../../../schemas/kite.ts'
import { SectionStyles } from '../../styles/section-styles.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { HeroText, type HeroTextProps } from './hero-text.tsx'
import styles from './page-hero.critical.module.css'

type PageHeroProps = HeroTextProps & {
  background: Accent | 'sky' | 'white'
  /** The page's kite, very large and cropped at the right edge. */
  kite?: KiteDesign
  /** Sections that are painted together with the hero: their stylesheets are critical ones. */
  below?: ReactNode
}

/** A page's hero: background, kite, title. */
export function PageHero({ background, kite, below, ...text }: PageHeroProps) {
  return (
    <>
      <section className={styles.hero} data-background={background} data-kite={Boolean(kite)}>
        {kite && <Kite design={kite} className={styles.kite} />}
        <HeroText {...text} className={styles.text} />
      </section>
      {below}
      <SectionStyles />
    </>
  )
}
