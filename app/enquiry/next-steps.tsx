import type { ContactFormLabels } from '../pages/contact/schema.ts'
import number from '../ui/number.module.css'
import styles from './next-steps.module.css'

/** What happens to an enquiry, step by step. */
export function NextSteps({ title, steps, level }: ContactFormLabels['next'] & { level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="stack gap-3">
      <Heading className="step-2">{title}</Heading>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={number.number}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
