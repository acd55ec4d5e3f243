import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { PipelineWords } from '../../../schemas/demos/pipeline.ts'
import { moneyIn } from '../frame/amounts.ts'
import { codec, each } from '../frame/codecs.ts'
import { Demo } from '../frame/demo.tsx'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { useDrag } from '../frame/use-drag.ts'
import { dayIn, nextInWords, urgency } from './board-words.ts'
import { cardId, EnquiryCard, HINT_ID } from './enquiry-card.tsx'
import styles from './pipeline.module.css'
import { report } from './report.ts'
import { StageColumn, stageAt } from './stage-column.tsx'
import { firstStanding, readStanding, type Stage, type Standing, standingText } from './standing.ts'
import { TodaysList } from './todays-list.tsx'

const keyOf = (index: number) => `e${index + 1}` as const

/** Enquiries on a board of four columns: each move asks for the next step and its day. */
export function Pipeline(props: DemoProps<PipelineWords>) {
  const { words, common, language } = props
  const firsts = words.enquiries.map((enquiry) => firstStanding(enquiry, words))
  const demo = useDemo(
    'pipeline',
    props,
    each(
      'e',
      firsts.map((first) =>
        codec<Standing>(first, (text) => readStanding(text, words), standingText),
      ),
    ),
  )
  const money = moneyIn(language, common.currency)
  const day = dayIn(language, words.today)
  const board = words.enquiries.map((enquiry, index) => {
    const standing = demo.values[keyOf(index)] as Standing
    return {
      index,
      enquiry,
      value: enquiry.value,
      standing,
      next: nextInWords(standing, words, day),
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
  const set = (index: number, standing: Standing) => {
    if (board[index]?.standing.stage !== standing.stage) {
      moved.current = index
      setOpened(index)
    }
    demo.set({ [keyOf(index)]: standing })
  }
  const { drag, handle } = useDrag<number>({
    byGrip: true,
    onDrop({ subject, x, y }) {
      const stage = stageAt(x, y)
      if (stage !== undefined && board[subject]?.standing.stage !== stage) set(subject, { stage })
    },
  })
  const over = drag && stageAt(drag.x, drag.y)

  const { open, won, ...counts } = report(board, words.stages.length - 1)
  const figures = { open: money(open), won: money(won), ...counts }
  const nameOf = (stage: Stage) => (stage === 'lost' ? words.lost : (words.stages[stage] ?? ''))
  const due = board
    .filter(({ standing }) => ['asks', 'late', 'today'].includes(urgency(standing)))
    .toSorted((one, other) => (one.standing.due ?? 0) - (other.standing.due ?? 0))

  const column = (stage: Stage) => {
    const here = board.filter(({ standing }) => standing.stage === stage)
    const value = here.reduce((sum, { value }) => sum + value, 0)
    return (
      <StageColumn
        key={stage}
        stage={stage}
        name={nameOf(stage)}
        count={fillIn(words.column, { count: here.length, value: money(value) })}
        over={over === stage}
      >
        {here.map(({ index, enquiry, standing, next }) => (
          <EnquiryCard
            key={index}
            index={index}
            enquiry={enquiry}
            value={money(enquiry.value)}
            standing={standing}
            next={next}
            words={words}
            day={day}
            open={opened === index}
            onOpen={(open) => setOpened(open ? index : undefined)}
            onStanding={(standing) => set(index, standing)}
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
        {words.card.hint}
      </p>
      <Demo
        demo={demo}
        figures={figures}
        layout={styles.board}
        sent={fillIn(words.sent, {
          ...figures,
          enquiries: board
            .map(({ enquiry, standing, next }) =>
              fillIn(words.sentEnquiry, {
                ...enquiry,
                value: money(enquiry.value),
                stage: nameOf(standing.stage),
                next,
              }),
            )
            .join('\n'),
        })}
      >
        <div className={styles.stages}>{words.stages.map((_, stage) => column(stage))}</div>
        <div className={styles.report}>
          {column('lost')}
          <TodaysList
            title={words.list.title}
            none={words.list.none}
            entries={due.map(({ index, enquiry, standing, next }) => ({
              key: index,
              who: fillIn(words.list.entry, enquiry),
              next,
              late: urgency(standing) === 'late',
            }))}
          />
        </div>
      </Demo>
    </>
  )
}
