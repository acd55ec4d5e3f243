import { fillIn } from '../../../contract/fill-in.ts'
import type { StoryboardLabels } from '../../../schemas/demos/storyboard.ts'
import field from '../frame/field.module.css'
import { StepButton } from '../frame/step-button.tsx'
import styles from './shot-list.module.css'

type ShotListProps = {
  shots: StoryboardLabels['shots']
  lengths: readonly number[]
  labels: Pick<StoryboardLabels, 'controls' | 'trim'>
  shown: number
  /** Nothing can be made longer. */
  isFull: boolean
  secondsOf: (seconds: number) => string
  /** What is wrong with a shot, in words. */
  errorOf: (shot: number) => string | undefined
  onShow: (shot: number) => void
  onTrim: (shot: number, seconds: number) => void
}

/** The shots with their captions and times, and buttons to trim them. */
export function ShotList(props: ShotListProps) {
  const { shots, lengths, labels, shown, isFull, secondsOf, errorOf, onShow, onTrim } = props
  const { controls, trim } = labels
  const trimmer = (label: string, sign: string, onPress?: () => void) => (
    <StepButton label={label} className={styles.trim} onStep={onPress}>
      {sign}
    </StepButton>
  )
  return (
    <ol className={styles.list}>
      {shots.map(({ kind, title, caption }, index) => {
        const length = lengths[index] ?? 0
        const error = errorOf(index)
        return (
          <li key={kind} className={styles.shot} aria-current={index === shown || undefined}>
            <div className={styles.words}>
              <button type="button" className={styles.title} onClick={() => onShow(index)}>
                <span className={styles.number}>{index + 1}</span> {title}
              </button>
              <p className={styles.caption}>{caption}</p>
            </div>
            <div className={styles.trims}>
              {trimmer(
                fillIn(controls.shorter, { title }),
                '−',
                length > trim.low ? () => onTrim(index, length - trim.step) : undefined,
              )}
              <span className={styles.seconds}>{secondsOf(length)}</span>
              {trimmer(
                fillIn(controls.longer, { title }),
                '+',
                length < trim.high && !isFull ? () => onTrim(index, length + trim.step) : undefined,
              )}
            </div>
            {error && <p className={`${field.error} ${styles.error}`}>{error}</p>}
          </li>
        )
      })}
    </ol>
  )
}
