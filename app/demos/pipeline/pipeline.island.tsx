import { fillIn } from '../../../contract/fill-in.ts'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { useDrag } from '../frame/use-drag.ts'
import { EnquiryCard } from './enquiry-card.tsx'
import styles from './pipeline.module.css'
import { movedTo, report } from './placement.ts'
import type { Labels } from './schema.server.ts'
import { useBoard } from './use-board.ts'

/** Enquiries on a board of four columns: each move asks for the next step and its day. */
export default demoIsland<Labels>('secondary', function Pipeline(props) {
  const { labels } = props
  const board = useBoard(props)
  const { demo, enquiries, dueToday } = board
  const { money } = demo.formats
  const dragging = useDrag({
    onDrop({ subject, over }) {
      if (over && enquiries[subject]?.placement.stage !== over) board.set(subject, movedTo(over))
    },
  })
  const { open, won, ...counts } = report(enquiries, labels.stages.at(-1) ?? '', labels.lost)
  const figures = {
    open: money(open),
    won: money(won),
    ...counts,
    enquiries: enquiries
      .map(({ firm, wants, value, next, placement: { stage } }) => {
        const values = { firm, wants, next, value: money(value), stage }
        return fillIn(labels.sentEnquiry, values)
      })
      .join('\n'),
  }
  const { list } = labels
  const column = (stage: string) => {
    const here = enquiries.filter(({ placement }) => placement.stage === stage)
    const value = here.reduce((sum, { value }) => sum + value, 0)
    return (
      <div key={stage} {...dragging.drop(stage)} className={styles.column}>
        <h3 className="step-1">{stage}</h3>
        <p className="small">
          {fillIn(labels.column, { count: here.length, value: money(value) })}
        </p>
        <ul aria-label={stage} className={`stack gap-2 ${styles.cards}`}>
          {here.map((enquiry) => (
            <EnquiryCard key={enquiry.index} board={board} enquiry={enquiry} dragging={dragging} />
          ))}
        </ul>
      </div>
    )
  }
  return {
    demo,
    figures,
    board: (
      <>
        <p className={`small stack gap-3 ${shared.cell}`}>{labels.card.hint}</p>
        <div className={`stack ${shared.ruled} ${styles.stages}`}>{labels.stages.map(column)}</div>
        <div className={`stack ${shared.ruled} ${styles.report}`}>
          {column(labels.lost)}
          <div className={`stack gap-3 ${shared.cell}`} data-background="highlight">
            <h3 className="step-1">{list.title}</h3>
            {dueToday.length === 0 && <p>{list.none}</p>}
            <ol>
              {dueToday.map(({ index, firm, owner, next, urgency }) => (
                <li
                  key={index}
                  data-late={urgency === 'late' || undefined}
                  className={`stack ${shared.bullet} ${styles.entry}`}
                >
                  <strong>{next}</strong> <span>{fillIn(list.entry, { firm, owner })}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </>
    ),
  }
})
