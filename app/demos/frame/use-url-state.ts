import { useEffect, useLayoutEffect, useState } from 'react'

/** Milliseconds without a change after which the address is written. */
const PAUSE = 700

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
 * back into the address when the visitor pauses.
 */
export function useUrlState<Key extends string>(demo: string, first: FieldTexts<Key>) {
  const [initial] = useState(first)
  const [texts, setTexts] = useState(initial)
  const address = fragmentOf(demo, texts, initial)
  useLayoutEffect(() => {
    const read = () => {
      const state = fieldTextsOf(location.hash, demo, initial)
      if (state) setTexts(state)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [demo, initial])

  useEffect(() => {
    if (texts === initial) return
    const write = () => {
      if (location.hash !== address) history.replaceState(history.state, '', address)
    }
    const timer = setTimeout(write, PAUSE)
    // Visitors who leave sooner come back to their last state.
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [address, texts, initial])

  return {
    texts,
    change: (changes: Partial<FieldTexts<Key>>) =>
      setTexts((before) => ({ ...before, ...changes })),
    /** Returns to the initial state; the browser's Back button brings the other one back. */
    startAgain() {
      history.replaceState(history.state, '', address)
      history.pushState(history.state, '', `#${demo}`)
      setTexts(initial)
    },
  }
}
