import { fillIn } from '../../../contract/fill-in.ts'
import type { Dragging } from '../frame/use-drag.ts'
import { EnquiryCard } from './enquiry-card.tsx'
import styles from './stage-column.module.css'
import type { Board } from './use-board.ts'

type StageColumnProps = { board: Board; stage: string; dragging: Dragging }

/** A stage of the board: its name and value, and the cards that have come to it. */
export function StageColumn({ board, stage, dragging }: StageColumnProps) {
  const { labels, formats } = board.demo
  const headingId = `pipeline-stage-${stage}`
  const here = board.enquiries.filter(({ placement }) => placement.stage === stage)
  const value = here.reduce((sum, { value }) => sum + value, 0)
  return (
    <div {...dragging.drop(stage)} className={styles.column}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.name}>
          {board.nameOf(stage)}
        </h3>
        <p className={styles.count}>
          {fillIn(labels.column, { count: here.length, value: formats.money(value) })}
        </p>
      </div>
      <ul aria-labelledby={headingId} className={styles.cards}>
        {here.map((enquiry) => (
          <EnquiryCard key={enquiry.index} board={board} enquiry={enquiry} dragging={dragging} />
        ))}
      </ul>
    </div>
  )
}
