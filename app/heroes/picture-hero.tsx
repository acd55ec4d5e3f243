import type { CSSProperties } from 'react'
import type { Background } from '../data-attributes.ts'
import type { Product } from '../pages/product/schema.ts'
import { Picture, type PictureSources } from '../ui/picture.tsx'
import { Hero } from './hero.tsx'
import { HeroText, type HeroTextProps } from './hero-text.tsx'
import sideBySide from './product-hero.module.css'
import { Stage, type Trigger } from './stage.tsx'

type PictureHeroProps = HeroTextProps & {
  background: Background
  picture: PictureSources
  pictureAt?: Product['hero']['pictureAt']
  trigger?: Trigger | undefined
  /** How much of the background covers a picture behind the text, from 0 to 1. */
  veil?: number | undefined
  width?: string
  /** A stylesheet with the classes `hero`, `text`, `stage` and `picture`. */
  styles?: CSSModuleClasses
}

/** As a custom property. */
export const veilStyle = (veil: number | undefined) =>
  veil === undefined ? undefined : ({ '--veil': veil } as CSSProperties)

/** A hero with a picture that is as important as its title: side by side, unless it has other styles. */
export function PictureHero(props: PictureHeroProps) {
  const { width = '55vw', styles = sideBySide, ...hero } = props
  const { background, picture, pictureAt, trigger, veil, ...text } = hero
  return (
    <Hero
      className={`split cropped ${styles.hero}`}
      data-background={background}
      data-picture={pictureAt}
      data-turns={trigger && ''}
      style={veilStyle(veil)}
    >
      <HeroText {...text} className={styles.text} />
      <Stage trigger={trigger} className={styles.stage}>
        <Picture
          picture={picture}
          sizes={`(min-width: 60rem) ${width}, 100vw`}
          priority
          className={styles.picture}
        />
      </Stage>
    </Hero>
  )
}
