import { fillIn } from '../../../contract/fill-in.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import shared from '../frame/shared.module.css'
import { StepButton } from '../frame/step-button.tsx'
import styles from './controls.module.css'
import { clockTime } from './film.ts'
import type { Film } from './use-film.ts'

/** Plays and pauses the film, and steps from shot to shot. */
export function Controls({ film: { demo, shots, length, playing, shown, show } }: { film: Film }) {
  const labels = demo.labels.controls
  const stepTo = (shot: number) => (shots[shot] ? () => show(shot) : undefined)
  return (
    <div className={`${styles.controls} ${shared.scripted}`}>
      <button
        type="button"
        className={`${shared.primary} ${styles.play}`}
        onClick={playing.plays ? playing.pause : playing.play}
      >
        <Icon name={playing.plays ? 'pause' : 'play'} />
        {playing.plays ? labels.pause : labels.play}
      </button>
      <StepButton label={labels.before} onStep={stepTo(shown - 1)}>
        <Icon name="arrowLeft" />
      </StepButton>
      <StepButton label={labels.next} onStep={stepTo(shown + 1)}>
        <Icon name="arrowRight" />
      </StepButton>
      <span className={styles.clock}>
        {fillIn(labels.clock, { at: clockTime(playing.at), length: clockTime(length) })}
      </span>
    </div>
  )
}
