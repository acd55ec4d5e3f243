import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { list } from '../frame/codecs.ts'
import { type DemoProps, useDemo } from '../frame/use-demo.ts'
import { dayIn, daysBetween, isOffered, type Placement, placementIn, urgency } from './placement.ts'
import type { Labels } from './schema.server.ts'

export const cardId = (enquiry: number) => `pipeline:card-${enquiry}`

/** The enquiries of the board, each where it is now, and how they are moved. */
export function useBoard(props: DemoProps<Labels>) {
  const { labels, language } = props
  const { lost, today, card } = labels
  const initial = labels.enquiries.map(({ stage, next, due }) => ({
    stage,
    next,
    due: stage === lost ? '' : String(daysBetween(today, due)),
  }))
  const demo = useDemo(props, {
    board: list<Placement>(placementIn(labels), initial, {
      separator: ';',
      isValid: (board) => board.every((placement) => isOffered(placement, labels)),
    }),
  })
  const { board } = demo.values
  const day = dayIn(language, today)
  const enquiries = labels.enquiries.map((enquiry, index) => {
    const placement = board[index] as Placement
    const { stage, next, due } = placement
    const kind = urgency(placement, lost)
    const line = kind === 'asks' && stage === lost ? 'asksWhy' : kind
    return {
      ...enquiry,
      index,
      placement,
      urgency: kind,
      next: fillIn(card[line], { step: next, reason: next, day: day(Number(due)) }),
    }
  })

  const [opened, open] = useState<number>()
  // A card moved to another column is a new element there, so the focus has to follow it.
  const moved = useRef<number>(undefined)
  useEffect(() => {
    if (moved.current === undefined) return
    document.getElementById(cardId(moved.current))?.focus()
    moved.current = undefined
  })
  return {
    demo,
    enquiries,
    dueToday: enquiries
      .filter(({ urgency }) => ['asks', 'late', 'today'].includes(urgency))
      .toSorted((one, other) => Number(one.placement.due) - Number(other.placement.due)),
    day,
    opened,
    open,
    set(index: number, placement: Placement) {
      if (enquiries[index]?.placement.stage !== placement.stage) {
        moved.current = index
        open(index)
      }
      demo.set({ board: board.with(index, placement) })
    },
  }
}

export type Board = ReturnType<typeof useBoard>
export type Enquiry = Board['enquiries'][number]
