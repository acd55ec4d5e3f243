import type { CSSProperties } from 'react'
import { href } from 'react-router'
import { DATA } from '../../data-attributes.ts'
import { ContactActions } from '../../heroes/contact-actions.tsx'
import handle from '../../heroes/handle.module.css'
import { Hero } from '../../heroes/hero.tsx'
import { veilStyle } from '../../heroes/picture-hero.tsx'
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
  const picture = ({ landscape, portrait }: HomeHeroProps['day'], priority = false) => (
    <Picture
      picture={landscape}
      portrait={portrait}
      priority={priority}
      className={styles.picture}
    />
  )
  return (
    <Hero
      className={`${styles.hero} ${line.pulled}`}
      data-background={onDay?.background}
      {...{ [DATA.line]: '' }}
    >
      <div className={`${styles.backdrop} ${line.stage}`} style={veilStyle(onDay?.veil)}>
        {picture(day, true)}
      </div>
      <div className={`fitted ${styles.text}`}>
        <h1 className={styles.heading} style={style && { ...style, ...FITTED }}>
          <span className={styles.welcome}>{hero.welcome} </span>
          <a href={href('/about')} className={styles.brand}>
            {brand}
          </a>
        </h1>
        <p className={styles.tagline}>{hero.tagline}</p>
        <div className={styles.ask}>
          <ContactActions link={hero.link} />
          {open && <p className="small">{open}</p>}
        </div>
      </div>
      <div className={`${styles.stage} ${line.stage}`}>
        <div
          className={`unprinted ${line.survey}`}
          style={veilStyle(onSurvey?.veil)}
          hidden
          inert
          aria-hidden="true"
        >
          {picture(survey)}
          <i className={line.thread} />
        </div>
        <label className={`unprinted ${handle.handle} ${line.handle}`} hidden>
          <span className={handle.word}>{hero.pull}</span>
          <input type="range" step={10} defaultValue={0} />
        </label>
      </div>
    </Hero>
  )
}
