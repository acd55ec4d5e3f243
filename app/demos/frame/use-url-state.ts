import { useEffect, useLayoutEffect, useState } from 'react'

/** Changes less than this many milliseconds apart are one step for Undo. */
const ONE_STEP = 700

/** What the fields of a demo hold, as text, by their names. */
type FieldTexts<Key extends string = string> = Record<Key, string>

/** The address of a demo's state, with the values that differ from `first`: `#flight-planner?detail=2`. */
export function fragmentOf(demo: string, state: FieldTexts, first: FieldTexts): string {
  const changed = Object.entries(state).filter(([key, value]) => value !== first[key])
  const values = new URLSearchParams(changed).toString()
  return `#${demo}${values && `?${values}`}`
}

/**
 * Reads the state of a demo from an address. Unknown keys are ignored; values are returned as they were
 * written, for the codecs to judge.
 * @returns undefined where the address describes another demo, or none
 */
export function fieldTextsOf<Key extends string>(
  hash: string,
  demo: string,
  first: FieldTexts<Key>,
): FieldTexts<Key> | undefined {
  const [, name, values] = /^#([\w-]+)\?(.*)$/s.exec(hash) ?? []
  if (name !== demo) return undefined
  const given = new URLSearchParams(values)
  const keys = Object.keys(first) as Key[]
  return Object.fromEntries(keys.map((key) => [key, given.get(key) ?? first[key]])) as typeof first
}

/**
 * The state of a demo as texts: read from the address once it hydrates, changed by its fields, written
 * back into the address when the visitor pauses, undone step by step.
 */
export function useUrlState<Key extends string>(demo: string, first: FieldTexts<Key>) {
  /** The steps, the initial state first; while the last one is open, changes are part of it. */
  const [{ steps }, setHistory] = useState({ steps: [first], open: false })
  const texts = steps.at(-1) ?? first
  const address = fragmentOf(demo, texts, first)
  const canUndo = steps.length > 1
  useLayoutEffect(() => {
    const read = () =>
      setHistory((history) => {
        const { steps } = history
        const state = fieldTextsOf(location.hash, demo, steps[0] as typeof first)
        return state ? { steps: [...steps, state], open: false } : history
      })
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [demo])

  useEffect(() => {
    if (!canUndo && !location.hash.startsWith(`#${demo}?`)) return
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
  }, [demo, address, canUndo])

  return {
    texts,
    change: (changes: Partial<FieldTexts<Key>>) =>
      setHistory(({ steps, open }) => {
        const before = open ? steps.slice(0, -1) : steps
        const state = { ...(steps.at(-1) ?? first), ...changes }
        // A step that ends where it began is none.
        const isNone = fragmentOf(demo, state, before.at(-1) ?? first) === `#${demo}`
        return isNone ? { steps: before, open: false } : { steps: [...before, state], open: true }
      }),
    /** Undoes the last step, if there is one. */
    undo: () => setHistory(({ steps }) => ({ steps: [first, ...steps.slice(1, -1)], open: false })),
    canUndo,
    /** Returns to the initial state, as a step that can be undone. */
    startAgain: () => setHistory(({ steps }) => ({ steps: [...steps, first], open: false })),
  }
}
