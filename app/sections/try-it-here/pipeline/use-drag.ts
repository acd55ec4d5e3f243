import { type PointerEvent, useState } from 'react'
import type { Stage } from './standing.ts'

/** How far a pointer has to go, in pixels, until it drags and does not press. */
const FAR_ENOUGH = 6

/** By what a finger drags: elsewhere on a card it scrolls the page. */
export const GRIP = 'data-grip'
/** On whatever a card can be let go over: the stage that it is. */
export const DROP = 'data-stage'

type Drag = { enquiry: number; x: number; y: number; over: Stage | undefined }

function stageAt({ clientX, clientY }: MouseEvent): Stage | undefined {
  const stage = document
    .elementFromPoint(clientX, clientY)
    ?.closest(`[${DROP}]`)
    ?.getAttribute(DROP)
  return stage === 'lost' || !stage ? (stage as 'lost' | undefined) : Number(stage)
}

/**
 * Cards that are dragged, by mouse anywhere, by finger or pen at their grip. Escape lets go of nothing.
 * @param onDrop where a card was let go over a stage
 */
export function useDrag(onDrop: (enquiry: number, stage: Stage) => void) {
  const [drag, setDrag] = useState<Drag>()
  const grab = (enquiry: number) => (down: PointerEvent<HTMLElement>) => {
    const grip = down.target instanceof Element && down.target.closest(`[${GRIP}]`)
    if (down.button !== 0 || (down.pointerType !== 'mouse' && !grip)) return
    const { pageX, pageY } = down
    const end = new AbortController()
    const stop = () => {
      end.abort()
      setDrag(undefined)
    }
    const { signal } = end
    let dragging = false
    const move = (event: globalThis.PointerEvent) => {
      const [x, y] = [event.pageX - pageX, event.pageY - pageY]
      dragging ||= Math.hypot(x, y) > FAR_ENOUGH
      if (dragging) setDrag({ enquiry, x, y, over: stageAt(event) })
    }
    const drop = (event: globalThis.PointerEvent) => {
      const stage = dragging ? stageAt(event) : undefined
      stop()
      if (stage !== undefined) onDrop(enquiry, stage)
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', stop, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
  }
  return { drag, grab }
}
