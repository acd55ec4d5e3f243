import { href } from 'react-router'
import { heroPath } from '../../model/addresses.ts'
import type { Picture } from '../../model/fields/parts.ts'
import { HEROES, measureText } from '../../model/text-on-pictures.ts'
import { home, palette } from './content.server.ts'
import { pathOfPicture, pictureSources } from './pictures.server.ts'

/** What a hero's text needs to be read on its pictures: white letters, and a veil. */
export async function textOn(hero: keyof typeof HEROES, pictures: readonly Picture[]) {
  const { ground, veil } = await measureText(HEROES[hero], pictures.map(pathOfPicture), palette)
  return {
    background: ground === 'ink' ? ('ink' as const) : undefined,
    veil: veil > HEROES[hero].least ? veil : undefined,
  }
}

/** The same for Home's. */
export const textOnHome = async () => ({
  onDay: day && (await textOn('day', [day.landscape, day.portrait])),
  onSurvey: survey && (await textOn('survey', [survey.landscape, survey.portrait])),
})

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
const wide = drawn(heroPath('wide'), 1600, 900)
const upright = drawn(heroPath('upright'), 900, 1400)

/** The pictures of Home's hero in both crops; where there are none, drawings in the brand's colours. */
export const heroPictures = {
  day: day ? encoded(day) : { landscape: wide, portrait: upright },
  survey: survey ? encoded(survey) : { landscape: map, portrait: map },
}
