import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useDrag } from '../frame/use-drag.ts'
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
 * Lets corners be dragged, and moved by the arrow keys.
 * @param map the element whose width is a thousand units
 * @returns what the handle of a corner listens to
 */
export function useCornerHandle(
  map: RefObject<HTMLElement | null>,
  corners: readonly Point[],
  onChoose: (index: number) => void,
  onMove: (index: number, to: Point) => void,
) {
  /** Where the corner was when it was taken. */
  const from = useRef<Point>({ x: 0, y: 0 })
  const moveBy = (index: number, { x, y }: Point, dx: number, dy: number) =>
    onMove(index, { x: x + dx, y: y + dy })
  const { handle } = useDrag<number>({
    onTake(index) {
      from.current = corners[index] ?? from.current
      onChoose(index)
    },
    onMove({ subject, dx, dy }) {
      const unit = (map.current?.getBoundingClientRect().width ?? UNITS) / UNITS
      moveBy(subject, from.current, dx / unit, dy / unit)
    },
  })
  return (index: number, corner: Point) => ({
    ...handle(index),
    onKeyDown(event: KeyboardEvent) {
      const way = WAYS[event.key]
      if (!way) return
      event.preventDefault()
      const step = event.shiftKey ? SMALL_STEP : STEP
      moveBy(index, corner, way.x * step, way.y * step)
    },
  })
}
