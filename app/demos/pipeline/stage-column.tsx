import type { CSSProperties } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { Dragging } from '../frame/use-drag.ts'
import { EnquiryCard } from './enquiry-card.tsx'
import styles from './stage-column.module.css'
import type { Board } from './use-board.ts'

type StageColumnProps = { board: Board; stage: string; dragging: Dragging }

/** A stage of the board: a gate that the thread runs through, and the cards that have come to it. */
export function StageColumn({ board, stage, dragging }: StageColumnProps) {
  const { labels, formats } = board.demo
  const headingId = `pipeline-stage-${stage}`
  const here = board.enquiries.filter(({ placement }) => placement.stage === stage)
  // The gates grow smaller: not everything that was asked for is bought.
  const gate = { '--gate': `${3.4 - (Number(stage) || 0) * 0.5}rem` } as CSSProperties
  const value = here.reduce((sum, { value }) => sum + value, 0)
  return (
    <div {...dragging.drop(stage)} className={styles.column} style={gate}>
      <div className={styles.head}>
        <svg aria-hidden="true" viewBox="0 0 60 60" className={styles.gate}>
          <path d="M30 2 58 30 30 58 2 30Z" />
          <path d="M30 16 44 30 30 44 16 30Z" className={styles.hole} />
        </svg>
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
