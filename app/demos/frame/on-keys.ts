import type { KeyboardEvent } from 'react'

/**
 * Handles keys by their names (`KeyboardEvent.key`). With Alt, Control or Meta they stay the browser's.
 * @returns what `onKeyDown` takes
 */
export const onKeys =
  (acts: Record<string, ((event: KeyboardEvent) => void) | undefined>) =>
  (event: KeyboardEvent) => {
    const act = acts[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act(event)
  }
