import { fillIn } from '../../../contract/fill-in.ts'
import { demoIsland } from '../frame/demo-island.tsx'
import { Hint } from '../frame/hint.tsx'
import shared from '../frame/shared.module.css'
import { useDrag } from '../frame/use-drag.ts'
import { HINT_ID } from './enquiry-card.tsx'
import { FirstDue } from './first-due.tsx'
import styles from './pipeline.module.css'
import type { Stage } from './placement.ts'
import { report } from './report.ts'
import type { Labels } from './schema.server.ts'
import { StageColumn } from './stage-column.tsx'
import { TodaysList } from './todays-list.tsx'
import { useBoard } from './use-board.ts'

/** Enquiries on a board of four columns: each move asks for the next step and its day. */
export default demoIsland<Labels>('cobalt', function Pipeline(props) {
  const { labels } = props
  const board = useBoard(props)
  const { demo, enquiries, nameOf } = board
  const { money } = demo.formats
  const dragging = useDrag({
    byGrip: true,
    onDrop({ subject, over }) {
      const stage = over === 'lost' ? over : Number(over)
      const isElsewhere = enquiries[subject]?.placement.stage !== stage
      if (over && isElsewhere) board.set(subject, { stage })
    },
  })
  const { open, won, ...counts } = report(enquiries, labels.stages.length - 1)
  const figures = {
    open: money(open),
    won: money(won),
    ...counts,
    enquiries: enquiries
      .map(({ firm, wants, value, next, placement: { stage } }) => {
        const values = { firm, wants, next, value: money(value), stage: nameOf(stage) }
        return fillIn(labels.sentEnquiry, values)
      })
      .join('\n'),
  }
  const column = (stage: Stage) => (
    <StageColumn key={stage} board={board} stage={stage} dragging={dragging} />
  )
  return {
    demo,
    figures,
    before: <Hint id={HINT_ID} className={styles.hint} hint={labels.card.hint} />,
    preview: <FirstDue board={board} />,
    board: (
      <>
        <div className={`${shared.ruled} ${styles.stages}`}>
          {labels.stages.map((_, stage) => column(stage))}
        </div>
        <div className={`${shared.ruled} ${styles.report}`}>
          {column('lost')}
          <TodaysList board={board} />
        </div>
      </>
    ),
  }
})
