import type { Specimen } from '../../../schemas/proof.ts'
import { useSiteData } from '../../site-data.tsx'
import styles from './specimen-checks.module.css'

/** A checklist: done or open, each with its evidence. */
export function SpecimenChecks({ checks }: { checks: NonNullable<Specimen['checks']> }) {
  const { labels } = useSiteData()
  return (
    <ul className={styles.checks}>
      {checks.map(({ title, text, passed }) => (
        <li key={title} data-passed={passed}>
          <strong>{title}</strong>
          <span className={styles.verdict}>{passed ? labels.passed : labels.open}</span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
