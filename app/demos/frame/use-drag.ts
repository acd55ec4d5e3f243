import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { DATA } from '../../data-attributes.ts'

/** A press that moves less than this many pixels is not a drag. */
const STILL = 5

/** A drag: how far it has moved, the pointer's position in the window, and the drop target under it, or ''. */
type Drag = { subject: number; dx: number; dy: number; x: number; y: number; over: string }

type DragActs = {
  onTake?: (subject: number) => void
  onMove?: (drag: Drag) => void
  onDrop?: (drag: Drag) => void
}

/** Dragging by mouse, pen, and finger where `touch-action` is `none`. Something beside it does the same (WCAG 2.5.7). */
export function useDrag({ onTake, onMove, onDrop }: DragActs) {
  const taken = useRef<{ subject: number; pointer: number; x: number; y: number }>(undefined)
  /** Set by a drag, to suppress the click that follows it. */
  const dragged = useRef(false)
  const [drag, setDrag] = useState<Drag>()

  const letGo = () => {
    taken.current = undefined
    setDrag(undefined)
  }
  const handle = (subject: number) => ({
    [DATA.drags]: drag?.subject === subject ? '' : undefined,
    onPointerDown(event: PointerEvent) {
      dragged.current = false
      if (event.button !== 0 || taken.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      taken.current = { subject, pointer: event.pointerId, x: event.pageX, y: event.pageY }
      onTake?.(subject)
    },
    onPointerMove({ pointerId, pageX, pageY, clientX: x, clientY: y }: PointerEvent) {
      if (taken.current?.pointer !== pointerId) return
      // Relative to the page, since the dragged element scrolls with it.
      const dx = pageX - taken.current.x
      const dy = pageY - taken.current.y
      if (!drag && Math.hypot(dx, dy) < STILL) return
      const target = document.elementFromPoint(x, y)?.closest(`[${DATA.drop}]`)
      const over = target?.getAttribute(DATA.drop) ?? ''
      const moved = { subject: taken.current.subject, dx, dy, x, y, over }
      dragged.current = true
      setDrag(moved)
      onMove?.(moved)
    },
    onPointerUp({ pointerId }: PointerEvent) {
      if (taken.current?.pointer !== pointerId) return
      if (drag) onDrop?.(drag)
      letGo()
    },
    onPointerCancel: letGo,
    onClickCapture(event: MouseEvent) {
      // Clicks by keyboard have `detail === 0` and pass.
      if (dragged.current && event.detail > 0) event.stopPropagation()
      dragged.current = false
    },
  })
  const drop = (name: string | number) => ({
    [DATA.drop]: name,
    [DATA.over]: drag?.over === String(name) || undefined,
  })
  const shift = (subject: number) =>
    drag?.subject === subject ? { translate: `${drag.dx}px ${drag.dy}px` } : undefined
  return { handle, drop, shift }
}

export type Dragging = ReturnType<typeof useDrag>
