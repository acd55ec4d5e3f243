import type { Step } from './schema.ts'
import styles from './step-list.module.css'

type StepListProps = { steps: Step[]; look: 'thread' | 'beside' }

/** Steps along one thread: horizontal on wide windows, or vertical at any width. */
export function StepList({ steps, look }: StepListProps) {
  return (
    <ol className={styles.steps} data-look={look}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
