import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { PipelineLabels } from '../../../schemas/demos/pipeline.ts'
import { moneyIn } from '../frame/amounts.ts'
import { codec, each } from '../frame/codecs.ts'
import { Demo } from '../frame/demo.tsx'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { useDrag } from '../frame/use-drag.ts'
import { dayIn, nextInWords, urgency } from './board-labels.ts'
import { cardId, EnquiryCard, HINT_ID } from './enquiry-card.tsx'
import styles from './pipeline.module.css'
import {
  initialPlacement,
  type Placement,
  placementText,
  readPlacement,
  type Stage,
} from './placement.ts'
import { report } from './report.ts'
import { StageColumn, stageAt } from './stage-column.tsx'
import { TodaysList } from './todays-list.tsx'

const keyOf = (index: number) => `e${index + 1}` as const

/** Enquiries on a board of four columns: each move asks for the next step and its day. */
export function Pipeline(props: DemoProps<PipelineLabels>) {
  const { labels, common, language } = props
  const firsts = labels.enquiries.map((enquiry) => initialPlacement(enquiry, labels))
  const demo = useDemo(
    'pipeline',
    props,
    each(
      'e',
      firsts.map((first) =>
        codec<Placement>(first, (text) => readPlacement(text, labels), placementText),
      ),
    ),
  )
  const money = moneyIn(language, common.currency)
  const day = dayIn(language, labels.today)
  const board = labels.enquiries.map((enquiry, index) => {
    const placement = demo.values[keyOf(index)] as Placement
    return {
      index,
      enquiry,
      value: enquiry.value,
      placement,
      next: nextInWords(placement, labels, day),
    }
  })

  const [opened, setOpened] = useState<number>()
  // Elsewhere a card is another element: whoever moved it finds it again where it is now.
  const moved = useRef<number>(undefined)
  useEffect(() => {
    if (moved.current === undefined) return
    document.getElementById(cardId(moved.current))?.focus()
    moved.current = undefined
  })
  const set = (index: number, placement: Placement) => {
    if (board[index]?.placement.stage !== placement.stage) {
      moved.current = index
      setOpened(index)
    }
    demo.set({ [keyOf(index)]: placement })
  }
  const { drag, handle } = useDrag<number>({
    byGrip: true,
    onDrop({ subject, x, y }) {
      const stage = stageAt(x, y)
      if (stage !== undefined && board[subject]?.placement.stage !== stage) set(subject, { stage })
    },
  })
  const over = drag && stageAt(drag.x, drag.y)

  const { open, won, ...counts } = report(board, labels.stages.length - 1)
  const figures = { open: money(open), won: money(won), ...counts }
  const nameOf = (stage: Stage) => (stage === 'lost' ? labels.lost : (labels.stages[stage] ?? ''))
  const due = board
    .filter(({ placement }) => ['asks', 'late', 'today'].includes(urgency(placement)))
    .toSorted((one, other) => (one.placement.due ?? 0) - (other.placement.due ?? 0))

  const column = (stage: Stage) => {
    const here = board.filter(({ placement }) => placement.stage === stage)
    const value = here.reduce((sum, { value }) => sum + value, 0)
    return (
      <StageColumn
        key={stage}
        stage={stage}
        name={nameOf(stage)}
        count={fillIn(labels.column, { count: here.length, value: money(value) })}
        over={over === stage}
      >
        {here.map(({ index, enquiry, placement, next }) => (
          <EnquiryCard
            key={index}
            index={index}
            enquiry={enquiry}
            value={money(enquiry.value)}
            placement={placement}
            next={next}
            labels={labels}
            day={day}
            open={opened === index}
            onOpen={(open) => setOpened(open ? index : undefined)}
            onPlacement={(placement) => set(index, placement)}
            handle={handle(index)}
            drag={drag?.subject === index ? drag : undefined}
          />
        ))}
      </StageColumn>
    )
  }

  return (
    <>
      <p id={HINT_ID} className={styles.hint}>
        {labels.card.hint}
      </p>
      <Demo
        demo={demo}
        figures={figures}
        layout={styles.board}
        sent={fillIn(labels.sent, {
          ...figures,
          enquiries: board
            .map(({ enquiry, placement, next }) =>
              fillIn(labels.sentEnquiry, {
                ...enquiry,
                value: money(enquiry.value),
                stage: nameOf(placement.stage),
                next,
              }),
            )
            .join('\n'),
        })}
      >
        <div className={styles.stages}>{labels.stages.map((_, stage) => column(stage))}</div>
        <div className={styles.report}>
          {column('lost')}
          <TodaysList
            title={labels.list.title}
            none={labels.list.none}
            entries={due.map(({ index, enquiry, placement, next }) => ({
              key: index,
              who: fillIn(labels.list.entry, enquiry),
              next,
              late: urgency(placement) === 'late',
            }))}
          />
        </div>
      </Demo>
    </>
  )
}
