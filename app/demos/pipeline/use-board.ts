import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { codec, each } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import {
  dayIn,
  initialPlacement,
  type Placement,
  placementText,
  readPlacement,
  type Stage,
  urgency,
} from './placement.ts'
import type { Labels } from './schema.server.ts'

const keyOf = (index: number) => `e${index + 1}` as const

export const cardId = (enquiry: number) => `pipeline-card-${enquiry}`

/** The enquiries of the board, each where it is now, and how they are moved. */
export function useBoard(props: DemoProps<Labels>) {
  const { labels, language } = props
  const demo = useDemo(
    props,
    each(
      'e',
      labels.enquiries.map((enquiry) =>
        codec<Placement>(
          initialPlacement(enquiry, labels),
          (text) => readPlacement(text, labels),
          placementText,
        ),
      ),
    ),
  )
  const day = dayIn(language, labels.today)
  const enquiries = labels.enquiries.map((enquiry, index) => {
    const placement = demo.values[keyOf(index)] as Placement
    const { stage, step = 0, due = 0, reason = 0 } = placement
    const kind = urgency(placement)
    const line = kind === 'asks' && stage === 'lost' ? 'asksWhy' : kind
    return {
      ...enquiry,
      index,
      placement,
      urgency: kind,
      next: fillIn(labels.card[line], {
        step: labels.steps[step] ?? '',
        reason: labels.reasons[reason] ?? '',
        day: day(due),
      }),
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
    /** What has to be done today, the overdue first. */
    dueToday: enquiries
      .filter(({ urgency }) => ['asks', 'late', 'today'].includes(urgency))
      .toSorted((one, other) => (one.placement.due ?? 0) - (other.placement.due ?? 0)),
    day,
    nameOf: (stage: Stage) => (stage === 'lost' ? labels.lost : (labels.stages[stage] ?? '')),
    opened,
    open,
    set(index: number, placement: Placement) {
      if (enquiries[index]?.placement.stage !== placement.stage) {
        moved.current = index
        open(index)
      }
      demo.set({ [keyOf(index)]: placement })
    },
  }
}

export type Board = ReturnType<typeof useBoard>
export type Enquiry = Board['enquiries'][number]
