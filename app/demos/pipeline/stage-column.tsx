import type { ReactNode } from 'react'
import type { Stage } from './placement.ts'
import styles from './stage-column.module.css'

/** On whatever a card can be let go over: the stage that it is. */
const DROP = 'data-stage'

/** The stage that lies under a point of the window. */
export function stageAt(x: number, y: number): Stage | undefined {
  const stage = document.elementFromPoint(x, y)?.closest(`[${DROP}]`)?.getAttribute(DROP)
  return stage === 'lost' || !stage ? (stage as 'lost' | undefined) : Number(stage)
}

type StageColumnProps = {
  stage: Stage
  name: string
  /** How many stand here, and what they are worth. */
  count: string
  /** A card hangs over it. */
  over: boolean
  /** The cards. */
  children: ReactNode
}

/** A stage of the board: a gate that the thread runs through, and the cards that have come to it. */
export function StageColumn({ stage, name, count, over, children }: StageColumnProps) {
  const headingId = `pipeline-stage-${stage}`
  return (
    <div {...{ [DROP]: stage }} data-over={over || undefined} className={styles.column}>
      <div className={styles.head}>
        <svg aria-hidden="true" viewBox="0 0 60 60" className={styles.gate}>
          <path d="M30 2 58 30 30 58 2 30Z" />
          <path d="M30 16 44 30 30 44 16 30Z" className={styles.hole} />
        </svg>
        <h3 id={headingId} className={styles.name}>
          {name}
        </h3>
        <p className={styles.count}>{count}</p>
      </div>
      <ul aria-labelledby={headingId} className={styles.cards}>
        {children}
      </ul>
    </div>
  )
}
