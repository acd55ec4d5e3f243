import type { DeliverableKind } from '../../../schemas/drone-service.ts'
import styles from './deliverables.module.css'
import drawings from './deliverables.svg'

/** A drawing of what is delivered, 160 by 90 units on ink. */
export const DeliverableDrawing = ({ kind }: { kind: DeliverableKind }) => (
  <svg viewBox="0 0 160 90" className={styles.drawing} fill="none" aria-hidden="true">
    <use href={`${drawings}#${kind}`} />
  </svg>
)
