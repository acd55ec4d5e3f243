import { type RefObject, useRef } from 'react'
import { onArrows } from '../frame/on-keys.ts'
import { useDrag } from '../frame/use-drag.ts'
import { UNITS } from './corners.ts'
import type { Point } from './polygon.ts'
import type { Flight } from './use-flight-plan.ts'

/** How far an arrow key moves a corner, alone and with Shift, in thousandths of the map's width. */
export const STEP = 10
const SMALL_STEP = 2

/** Lets corners be dragged on the map, and moved by the arrow keys. */
export function useCornerHandle(
  map: RefObject<HTMLElement | null>,
  { corners, choose, moveCorner }: Flight,
) {
  const from = useRef<Point>({ x: 0, y: 0 })
  const moveBy = (index: number, { x, y }: Point, dx: number, dy: number) =>
    moveCorner(index, { x: x + dx, y: y + dy })
  const { handle } = useDrag({
    onTake(index) {
      from.current = corners[index] ?? from.current
      choose(index)
    },
    onMove({ subject, dx, dy }) {
      const unit = (map.current?.getBoundingClientRect().width ?? UNITS) / UNITS
      moveBy(subject, from.current, dx / unit, dy / unit)
    },
  })
  return (index: number, corner: Point) => ({
    ...handle(index),
    onKeyDown: onArrows((right, down, { shiftKey }) => {
      const step = shiftKey ? SMALL_STEP : STEP
      moveBy(index, corner, right * step, down * step)
    }),
  })
}
