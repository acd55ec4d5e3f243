import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldTexts, fieldTextsOf, fragmentOf } from './fragment.ts'

/** Changes less than this many milliseconds apart are one step for Undo. */
const ONE_STEP = 700

type UndoHistory<Key extends string> = {
  now: FieldTexts<Key>
  /** Earlier states, the oldest first. */
  past: FieldTexts<Key>[]
  /** The last step is still under way: what changes now is part of it. */
  open: boolean
}

/** Replaces the state, as a step that can be undone. */
const replacedBy =
  <Key extends string>(state: FieldTexts<Key>) =>
  ({ now, past }: UndoHistory<Key>): UndoHistory<Key> => ({
    now: state,
    past: [...past, now],
    open: false,
  })

/**
 * The state of a demo as texts: read from the address once it hydrates, changed by its fields, written
 * back into the address when the visitor pauses, undone step by step.
 */
export function useUrlState<Key extends string>(demo: string, first: FieldTexts<Key>) {
  const [{ now, past }, setHistory] = useState<UndoHistory<Key>>({
    now: first,
    past: [],
    open: false,
  })
  const initialState = useRef(first)
  const address = fragmentOf(demo, now, initialState.current)
  const moved = past.length > 0
  useLayoutEffect(() => {
    const read = () => {
      const state = fieldTextsOf(location.hash, demo, initialState.current)
      if (state) setHistory(replacedBy(state))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [demo])

  useEffect(() => {
    if (!moved && !location.hash.startsWith(`#${demo}?`)) return
    const write = () => {
      if (location.hash !== address) history.replaceState(history.state, '', address)
    }
    const timer = setTimeout(() => {
      setHistory((history) => (history.open ? { ...history, open: false } : history))
      write()
    }, ONE_STEP)
    // Visitors who leave sooner come back to their last state.
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [demo, address, moved])

  return {
    texts: now,
    address,
    change: (changes: Partial<FieldTexts<Key>>) =>
      setHistory(({ now, past, open }) => {
        const next = { ...now, ...changes }
        const last = open && past.at(-1)
        // A step that ends where it began is none.
        if (last && fragmentOf(demo, next, last) === `#${demo}`)
          return { now: last, past: past.slice(0, -1), open: false }
        return { now: next, past: open ? past : [...past, now], open: true }
      }),
    /** Undoes the last step, if there is one. */
    undo: () =>
      setHistory(({ now, past }) => ({
        now: past.at(-1) ?? now,
        past: past.slice(0, -1),
        open: false,
      })),
    canUndo: moved,
    /** Returns to the initial state, as a step that can be undone. */
    startAgain: () => setHistory(replacedBy(initialState.current)),
  }
}

export type UrlState = ReturnType<typeof useUrlState>
