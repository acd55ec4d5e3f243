import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { UNITS } from './corners.ts'
import type { Point } from './polygon.ts'

/** How far a key moves a corner, in thousandths of the map's width; with Shift, how little. */
export const STEP = 10
const SMALL_STEP = 2

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * Lets corners be dragged by mouse, pen and finger, and moved by the arrow keys.
 * @param map the element whose width is a thousand units
 * @returns what the handle of a corner listens to
 */
export function useCornerHandle(
  map: RefObject<HTMLElement | null>,
  onMove: (index: number, to: Point) => void,
) {
  /** Where the pointer took hold, beside the corner itself. */
  const held = useRef<Point | undefined>(undefined)
  const place = ({ clientX, clientY }: PointerEvent): Point => {
    const box = map.current?.getBoundingClientRect() ?? new DOMRect(0, 0, UNITS)
    const unit = box.width / UNITS
    return { x: (clientX - box.left) / unit, y: (clientY - box.top) / unit }
  }
  const letGo = () => {
    held.current = undefined
  }
  return (index: number, corner: Point) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      const { x, y } = place(event)
      held.current = { x: x - corner.x, y: y - corner.y }
    },
    onPointerMove(event: PointerEvent) {
      if (!held.current) return
      const { x, y } = place(event)
      onMove(index, { x: x - held.current.x, y: y - held.current.y })
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown(event: KeyboardEvent) {
      const way = WAYS[event.key]
      if (!way) return
      event.preventDefault()
      const step = event.shiftKey ? SMALL_STEP : STEP
      onMove(index, { x: corner.x + way.x * step, y: corner.y + way.y * step })
    },
  })
}
