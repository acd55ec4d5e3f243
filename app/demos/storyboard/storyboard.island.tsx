import { fillIn } from '../../../contract/fill-in.ts'
import { demoIsland } from '../frame/demo-island.tsx'
import { Controls } from './controls.tsx'
import { averageShotLength, clockTime } from './film.ts'
import type { Labels } from './schema.server.ts'
import { Screen } from './screen.tsx'
import { ShotList } from './shot-list.tsx'
import { Strip } from './strip.tsx'
import { useFilm } from './use-film.ts'

/** A storyboard that plays: six drawn shots, trimmed on a strip of film, and shown at that length. */
export default demoIsland<Labels>('ink', function Storyboard(props) {
  const { labels } = props
  const film = useFilm(props)
  const { shots, length, secondsOf } = film
  const place = labels.places.find(({ low, high }) => length >= low && length <= high)
  const trimmed = shots[film.lastTrimmed.current]
  const figures = {
    length: clockTime(length),
    place: place?.name ?? labels.nowhere,
    average: secondsOf(averageShotLength(film.lengths)),
    read: fillIn(labels.outOf, {
      count: shots.filter(({ length, needed }) => length >= needed).length,
      all: shots.length,
    }),
    title: trimmed?.title ?? '',
    seconds: secondsOf(trimmed?.length ?? 0),
    shots: shots
      .map((shot) => fillIn(labels.sentShot, { ...shot, seconds: secondsOf(shot.length) }))
      .join('\n'),
  }
  return {
    demo: film.demo,
    figures,
    picture: (
      <>
        <Screen film={film} />
        <Controls film={film} />
        <Strip film={film} />
      </>
    ),
    fields: <ShotList film={film} />,
  }
})
