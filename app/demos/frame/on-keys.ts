import type { KeyboardEvent } from 'react'

/** Handles keys by their names; combinations with Alt, Control or Meta are left to the browser. */
export const onKeys =
  (acts: Record<string, ((event: KeyboardEvent) => void) | undefined>) =>
  (event: KeyboardEvent) => {
    const act = acts[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act(event)
  }

/** Handles the arrow keys as steps to the right and down; `others` adds further keys. */
export function onArrows(
  move: (right: number, down: number, event: KeyboardEvent) => void,
  others: Parameters<typeof onKeys>[0] = {},
) {
  const by = (right: number, down: number) => (event: KeyboardEvent) => move(right, down, event)
  return onKeys({
    ...others,
    ArrowLeft: by(-1, 0),
    ArrowRight: by(1, 0),
    ArrowUp: by(0, -1),
    ArrowDown: by(0, 1),
  })
}
