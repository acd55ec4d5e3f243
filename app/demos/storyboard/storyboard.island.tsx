import type { CSSProperties } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { clockTime } from './film.ts'
import type { Labels } from './schema.server.ts'
import { ShotList } from './shot-list.tsx'
import shots from './shots.svg'
import styles from './storyboard.module.css'
import { useFilm } from './use-film.ts'

type ShotDrawingProps = {
  kind: Labels['shots'][number]['kind']
  /** How far its camera has moved, from 0 to 1; the drawing moves with it. */
  progress: number
}

/** The drawing of a shot. The drawings are in a separate file: inline they would add 2 KB to the page. */
const ShotDrawing = ({ kind, progress }: ShotDrawingProps) => (
  <svg
    width="100%"
    height="100%"
    viewBox="0 0 160 90"
    preserveAspectRatio="xMidYMid slice"
    style={{ '--progress': progress } as CSSProperties}
    aria-hidden="true"
  >
    <use href={`${shots}#${kind}`} />
  </svg>
)

/** A storyboard that plays: six drawn shots, trimmed on a strip of film, and shown at that length. */
export default demoIsland<Labels>('ink', function Storyboard(props) {
  const { labels } = props
  const film = useFilm(props)
  const { shots, length, playing, secondsOf } = film
  const { plays } = playing
  const { controls } = labels
  const onScreen = shots[film.shown]
  const figures = {
    length: secondsOf(length),
    read: fillIn(labels.outOf, {
      count: shots.filter(({ length, needed }) => length >= needed).length,
      all: shots.length,
    }),
    shots: shots
      .map((shot) => fillIn(labels.sentShot, { ...shot, seconds: secondsOf(shot.length) }))
      .join('\n'),
  }
  return {
    demo: film.demo,
    figures,
    picture: (
      <>
        {onScreen && (
          <div className={styles.screen} role="img" aria-label={fillIn(controls.screen, onScreen)}>
            <ShotDrawing kind={onScreen.kind} progress={film.progress} />
            <p className={styles.caption}>
              <span data-background="ink">{onScreen.caption}</span>
            </p>
          </div>
        )}
        <div className={`row line step-1 scripted ${shared.ends} ${styles.controls}`}>
          <Button variant="highlight" onClick={plays ? playing.pause : playing.play}>
            <Icon name={plays ? 'pause' : 'play'} />
            {plays ? controls.pause : controls.play}
          </Button>
          <span className="headline">
            {fillIn(controls.clock, { at: clockTime(playing.at), length: clockTime(length) })}
          </span>
        </div>
        {/* The width of a shot shows its length. */}
        <div className={styles.strip} aria-hidden="true">
          {shots.map(({ kind, number, length }, index) => (
            <div
              key={kind}
              className={styles.shot}
              style={{ width: `${(length / labels.trim.strip) * 100}%` }}
            >
              <ShotDrawing kind={kind} progress={0.4} />
              <span
                className={styles.number}
                data-background={index === film.shown ? 'highlight' : 'ink'}
              >
                {number}
              </span>
            </div>
          ))}
        </div>
      </>
    ),
    fields: <ShotList film={film} />,
  }
})
