import { href } from 'react-router'
import { heroPath } from '../../model/addresses.ts'
import { home } from './content.server.ts'
import { pictureSources } from './pictures.server.ts'

/** The sources of a picture that is an SVG: one file for all widths. */
const drawn = (src: string, width: number, height: number) => ({
  alt: '',
  src,
  width,
  height,
  sources: { 'svg+xml': `${src} ${width}w` },
})

const encoded = ({ landscape, portrait }: NonNullable<typeof home.hero.day>) => ({
  landscape: pictureSources(landscape),
  portrait: pictureSources(portrait),
})

const { day, survey } = home.hero
const map = drawn(href('/survey-map.svg'), 1000, 625)

/** The pictures of Home's hero in both crops; where there are none, drawings in the brand's colours. */
export const heroPictures = {
  day: day
    ? encoded(day)
    : {
        landscape: drawn(heroPath('wide'), 1600, 900),
        portrait: drawn(heroPath('upright'), 900, 1400),
      },
  survey: survey ? encoded(survey) : { landscape: map, portrait: map },
}
