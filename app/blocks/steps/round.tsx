import { DATA } from '../../data-attributes.ts'
import styles from './round.module.css'
import type { Step } from './schema.ts'
import { StepList } from './step-list.tsx'

/** Steps that happen once, then a cycle of steps, whose centre says how often it is repeated. */
export function Round({ steps, label }: { steps: Step[]; label: string }) {
  const once = steps.filter(({ once }) => once)
  const again = steps.filter(({ once }) => !once)
  return (
    <>
      {once.length > 0 && <StepList steps={once} look="thread" />}
      <div className={styles.round}>
        <ol className={`ruled ${styles.steps}`} start={once.length + 1}>
          {again.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <h3>
                <span className={styles.number} {...{ [DATA.pageOnly]: '' }}>
                  {once.length + index + 1}
                </span>{' '}
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={`headline ${styles.again}`}>
          <svg viewBox="0 0 200 200" className={styles.loop} aria-hidden="true">
            <path d="M108 8 192 92M192 108 108 192M92 192 8 108M8 92 92 8" />
            <path d="M178 92h14V78M108 178v14h14M22 108H8v14M92 22V8H78" />
          </svg>
          <span>{label}</span>
        </p>
      </div>
    </>
  )
}
