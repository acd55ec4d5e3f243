import type { CSSProperties } from 'react'
import { href } from 'react-router'
import { DATA } from '../../data-attributes.ts'
import { ContactActions } from '../../heroes/contact-actions.tsx'
import { Hero } from '../../heroes/hero.tsx'
import { veilStyle } from '../../heroes/picture-hero.tsx'
import trigger from '../../heroes/trigger.module.css'
import { Picture } from '../../ui/picture.tsx'
import { longWord } from '../../ui/text/long-word.ts'
import type { Route } from './+types/home'
import styles from './home-hero.module.css'
import line from './pull-the-line.module.css'

/** Fits a long name into the room beside the pictures; an inline style, since few names are long. */
const FITTED = {
  maxWidth: 'var(--room)',
  '--fitted': 'calc(var(--room) / (var(--longest) * var(--letter)))',
  '--welcome': 'var(--step-2)',
} as CSSProperties

type HomeHeroProps = Route.ComponentProps['loaderData']['hero']

/** The sky seen from the ground and, while its line is pulled (`move-hero.ts`), the ground seen from the sky. */
export function HomeHero({ hero, brand, open, day, survey, onDay, onSurvey }: HomeHeroProps) {
  const { style } = longWord(brand)
  const crops = ({ landscape: picture, portrait }: HomeHeroProps['day']) => {
    return { picture, portrait, className: styles.picture }
  }
  return (
    <Hero
      className={`cropped ${styles.hero} ${line.pulled}`}
      data-background={onDay?.background}
      {...{ [DATA.line]: '' }}
    >
      <div className={`fill ${styles.backdrop} ${line.stage}`} style={veilStyle(onDay?.veil)}>
        <Picture {...crops(day)} priority />
      </div>
      <div className={`fitted ${styles.text}`}>
        <h1 className={styles.heading} style={style && { ...style, ...FITTED }}>
          <span className={styles.welcome}>{hero.welcome} </span>
          <a href={href('/about')} className={`plain ${styles.brand}`}>
            {brand}
          </a>
        </h1>
        <p className={styles.tagline}>{hero.tagline}</p>
        <div className={`stack gap-1 ${styles.ask}`}>
          <ContactActions link={hero.link} />
          {open && <p className="small">{open}</p>}
        </div>
      </div>
      <div className={`fill ${styles.stage} ${line.stage}`}>
        <div
          className={`unprinted fill ${line.survey}`}
          style={veilStyle(onSurvey?.veil)}
          hidden
          inert
          aria-hidden="true"
        >
          <Picture {...crops(survey)} />
          <i className={line.thread} />
        </div>
        <label className={`unprinted ${trigger.trigger} ${line.thumb}`} hidden>
          <span className={trigger.word}>{hero.pull}</span>
          <input type="range" step={10} defaultValue={0} />
        </label>
      </div>
    </Hero>
  )
}
