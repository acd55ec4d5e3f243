import type { StoryboardLabels } from '../../../schemas/demos/storyboard.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { StepButton } from '../frame/step-button.tsx'
import styles from './controls.module.css'
import type { Playing } from './use-playing.ts'

type ControlsProps = {
  labels: StoryboardLabels['controls']
  playing: Playing
  /** Where the film is. */
  clock: string
  /** Shows the shot before, or the next; missing at either end. */
  onBefore: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** The projector's switches. */
export function Controls({ labels, playing, clock, onBefore, onNext }: ControlsProps) {
  const step = (label: string, icon: 'arrowLeft' | 'arrowRight', onStep?: () => void) => (
    <StepButton label={label} className={styles.step} onStep={onStep}>
      <Icon name={icon} />
    </StepButton>
  )
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.play}
        onClick={playing.plays ? playing.pause : playing.play}
      >
        <Icon name={playing.plays ? 'pause' : 'play'} />
        {playing.plays ? labels.pause : labels.play}
      </button>
      {step(labels.before, 'arrowLeft', onBefore)}
      {step(labels.next, 'arrowRight', onNext)}
      <span className={styles.clock}>{clock}</span>
    </div>
  )
}
