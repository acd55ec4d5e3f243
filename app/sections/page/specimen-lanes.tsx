import type { Specimen } from '../../../schemas/proof.ts'
import styles from './specimen-lanes.module.css'

/** Columns of cards: months or stages, with what is due in each. */
export function SpecimenLanes({ lanes }: { lanes: NonNullable<Specimen['lanes']> }) {
  return (
    <ul className={styles.lanes}>
      {lanes.map(({ title, cards }) => (
        <li key={title} className={styles.lane}>
          <h5>{title}</h5>
          <ul>
            {cards.map(({ title, text }) => (
              <li key={title} className={styles.card}>
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
