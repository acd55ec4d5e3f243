import type { Step } from '../../../schemas/service-sections.ts'
import styles from './step-list.module.css'

type StepListProps = { steps: Step[]; variant: 'thread' | 'beside' }

/** Steps along one thread: horizontal on wide windows, or vertical at any width. */
export function StepList({ steps, variant }: StepListProps) {
  return (
    <ol className={styles.steps} data-variant={variant}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
