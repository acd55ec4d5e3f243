import { type PointerEvent, useRef, useState } from 'react'

/** A press that moves less than this, in pixels, only presses. */
const STILL = 5

/** Something under way: how far from where it was taken, and where the pointer is in the window. */
export type Drag<Subject> = { subject: Subject; dx: number; dy: number; x: number; y: number }

type DragActs<Subject> = {
  /** It was taken; nothing has moved yet. */
  onTake?: (subject: Subject) => void
  onMove?: (drag: Drag<Subject>) => void
  onDrop?: (drag: Drag<Subject>) => void
}

/**
 * Dragging by mouse, pen and finger alike. What can be dragged takes the `handle` of its subject, and
 * `touch-action: none`; buttons beside it do the same (WCAG 2.5.7).
 */
export function useDrag<Subject>({ onTake, onMove, onDrop }: DragActs<Subject>) {
  const taken = useRef<{ subject: Subject; pointer: number; x: number; y: number }>(undefined)
  const [drag, setDrag] = useState<Drag<Subject>>()

  const letGo = () => {
    taken.current = undefined
    setDrag(undefined)
  }
  const handle = (subject: Subject) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || taken.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      taken.current = { subject, pointer: event.pointerId, x: event.clientX, y: event.clientY }
      onTake?.(subject)
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      if (taken.current?.pointer !== pointerId) return
      const dx = x - taken.current.x
      const dy = y - taken.current.y
      if (!drag && Math.hypot(dx, dy) < STILL) return
      const moved = { subject: taken.current.subject, dx, dy, x, y }
      setDrag(moved)
      onMove?.(moved)
    },
    onPointerUp({ pointerId }: PointerEvent) {
      if (taken.current?.pointer !== pointerId) return
      if (drag) onDrop?.(drag)
      letGo()
    },
    onPointerCancel: letGo,
  })
  return { drag, handle }
}
