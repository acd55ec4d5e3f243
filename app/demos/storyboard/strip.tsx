import { type KeyboardEvent, useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { StoryboardLabels } from '../../../schemas/demos/storyboard.ts'
import field from '../frame/field.module.css'
import { useDrag } from '../frame/use-drag.ts'
import { ShotDrawing } from './drawings.tsx'
import styles from './strip.module.css'

type StripProps = {
  shots: StoryboardLabels['shots']
  /** In seconds, one for each shot. */
  lengths: readonly number[]
  labels: Pick<StoryboardLabels, 'controls' | 'trim'>
  /** The shot that is on the screen, and how far it has come, from 0 to 1. */
  shown: number
  progress: number
  /** Said when the strip is used up. */
  full: string | undefined
  secondsOf: (seconds: number) => string
  onShow: (shot: number) => void
  onTrim: (shot: number, seconds: number) => void
}

/** The strip of film: each shot as wide as it is long, its end a diamond to pull. */
export function Strip(props: StripProps) {
  const { shots, lengths, labels, shown, progress, full, secondsOf, onShow, onTrim } = props
  const { controls, trim } = labels
  const strip = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  const { drag, handle } = useDrag<number>({
    onTake(shot) {
      before.current = lengths[shot] ?? 0
    },
    onMove({ subject, dx }) {
      const width = strip.current?.offsetWidth ?? 1
      onTrim(subject, before.current + (dx / width) * trim.strip)
    },
  })
  const share = (seconds: number) => `${((seconds / trim.strip) * 100).toFixed(3)}%`

  const keys = (shot: number, length: number) => (event: KeyboardEvent) => {
    const to: Record<string, number> = {
      ArrowLeft: length - trim.step,
      ArrowDown: length - trim.step,
      ArrowRight: length + trim.step,
      ArrowUp: length + trim.step,
      Home: trim.low,
      End: trim.high,
    }
    const seconds = to[event.key]
    if (seconds === undefined || event.metaKey || event.ctrlKey || event.altKey) return
    event.preventDefault()
    onTrim(shot, seconds)
  }
  return (
    <div className={styles.film}>
      <div ref={strip} className={styles.strip}>
        {shots.map((shot, index) => {
          const length = lengths[index] ?? 0
          return (
            <div key={shot.kind} className={styles.shot} style={{ width: share(length) }}>
              <button
                type="button"
                className={styles.frame}
                aria-label={fillIn(controls.show, { number: index + 1, title: shot.title })}
                aria-pressed={index === shown}
                onClick={() => onShow(index)}
              >
                <ShotDrawing drawing={shot.kind} progress={0.4} />
                <span className={styles.number}>{index + 1}</span>
              </button>
              {index === shown && (
                <span className={styles.head} style={{ left: `${(progress * 100).toFixed(2)}%` }} />
              )}
              <span
                role="slider"
                tabIndex={0}
                className={styles.handle}
                aria-label={fillIn(controls.trim, { number: index + 1, title: shot.title })}
                aria-valuemin={trim.low}
                aria-valuemax={trim.high}
                aria-valuenow={length}
                aria-valuetext={secondsOf(length)}
                data-drags={drag?.subject === index ? '' : undefined}
                {...handle(index)}
                onKeyDown={keys(index, length)}
              />
            </div>
          )
        })}
      </div>
      <p className={styles.scale} aria-hidden="true">
        {[0, 1, 2, 3].map((third) => (
          <span key={third}>
            {fillIn(controls.seconds, { seconds: Math.round((trim.strip / 3) * third) })}
          </span>
        ))}
      </p>
      {full && <p className={`${field.error} ${styles.full}`}>{full}</p>}
    </div>
  )
}
