import { Icon } from '../../ui/icon/icon.tsx'
import { StepButton } from '../frame/step-button.tsx'
import styles from './month-turn.module.css'

type Turn = {
  label: string
  /** Missing at either end of the months. */
  onTurn: (() => void) | undefined
}

/** The month's name, and the way to those before and after it. */
export function MonthTurn({ name, before, after }: { name: string; before: Turn; after: Turn }) {
  const button = ({ label, onTurn }: Turn, icon: 'arrowLeft' | 'arrowRight') => (
    <StepButton label={label} className={styles.turn} onStep={onTurn}>
      <Icon name={icon} />
    </StepButton>
  )
  return (
    <div className={styles.head}>
      <h3 className={styles.name} aria-live="polite">
        {name}
      </h3>
      <div className={styles.turns}>
        {button(before, 'arrowLeft')}
        {button(after, 'arrowRight')}
      </div>
    </div>
  )
}
