import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { type FieldTexts, fieldTextsOf, fragmentOf } from './fragment.ts'

/** Changes that follow one another sooner than this, in milliseconds, are one step for Undo. */
const ONE_STEP = 700

type Course<Key extends string> = {
  now: FieldTexts<Key>
  /** Earlier states, the oldest first. */
  past: FieldTexts<Key>[]
  /** The last step is still under way: what changes now is part of it. */
  open: boolean
}

type Act<Key extends string> =
  | { act: 'change'; changes: Partial<FieldTexts<Key>> }
  | { act: 'replace'; state: FieldTexts<Key> }
  | { act: 'settle' | 'undo' }

function next<Key extends string>(course: Course<Key>, act: Act<Key>): Course<Key> {
  const { now, past, open } = course
  switch (act.act) {
    case 'change':
      return { now: { ...now, ...act.changes }, past: open ? past : [...past, now], open: true }
    case 'replace':
      return { now: act.state, past: [...past, now], open: false }
    case 'settle':
      return open ? { now, past, open: false } : course
    case 'undo':
      return { now: past.at(-1) ?? now, past: past.slice(0, -1), open: false }
  }
}

/**
 * The state of a demo as texts: read from the address once it hydrates, changed by its fields, written
 * back into the address when the visitor pauses, undone step by step.
 * @param demo the demo's name, which begins its part of the address
 * @param first the texts at first, and in the page as it was built
 */
export function useUrlState<Key extends string>(demo: string, first: FieldTexts<Key>) {
  const [{ now, past }, dispatch] = useReducer(next<Key>, { now: first, past: [], open: false })
  const initialState = useRef(first)
  const address = fragmentOf(demo, now, initialState.current)
  const moved = past.length > 0
  useLayoutEffect(() => {
    const read = () => {
      const state = fieldTextsOf(location.hash, demo, initialState.current)
      if (state) dispatch({ act: 'replace', state })
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
      dispatch({ act: 'settle' })
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
    /** What the fields hold. */
    texts: now,
    /** Its part of the page's address. */
    address,
    change: (changes: Partial<FieldTexts<Key>>) => dispatch({ act: 'change', changes }),
    /** Takes back the last step; nothing where there is none. */
    undo: () => dispatch({ act: 'undo' }),
    canUndo: moved,
    /** Back to the initial state; a step like others, so it can be undone. */
    startAgain: () => dispatch({ act: 'replace', state: initialState.current }),
  }
}

export type UrlState = ReturnType<typeof useUrlState>
