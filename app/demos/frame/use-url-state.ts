import { useEffect, useLayoutEffect, useState } from 'react'
import type { Codecs, ValuesOf } from './codecs.ts'

/** Milliseconds without a change after which the address is written. */
const PAUSE = 700

/** Maps the codecs of a demo, each by its key. */
const mapCodecs = <Definition extends Codecs>(
  codecs: Definition,
  result: (codec: Codecs[string], key: string) => unknown,
) =>
  Object.fromEntries(
    Object.entries(codecs).map(([key, codec]) => [key, result(codec, key)]),
  ) as ValuesOf<Definition>

/** The address of a demo, with the values that differ from the initial ones: `#flight-planner?detail=2`. */
function fragmentOf(demo: string, codecs: Codecs, values: Record<string, unknown>): string {
  const changed = Object.entries(codecs)
    .map(([key, { write, first }]) => [key, write(values[key]), write(first)] as const)
    .filter(([, text, first]) => text !== first)
  const query = new URLSearchParams(changed.map(([key, text]) => [key, text])).toString()
  return `#${demo}${query && `?${query}`}`
}

/** Reads the values in an address; undefined where it describes another demo, or none. */
function valuesIn<Definition extends Codecs>(hash: string, demo: string, codecs: Definition) {
  const [, name, query] = /^#([\w-]+)\?(.*)$/s.exec(hash) ?? []
  if (name !== demo) return undefined
  const given = new URLSearchParams(query)
  return mapCodecs(codecs, ({ read, first }, key) => {
    const text = given.get(key)
    return (text === null ? undefined : read(text)) ?? first
  })
}

/**
 * The state of a demo: read from the address once it hydrates, and written back into the address when the
 * visitor pauses. A value that cannot be read is the initial one.
 */
export function useUrlState<Definition extends Codecs>(demo: string, definition: Definition) {
  const [codecs] = useState(definition)
  const [initial] = useState(() => mapCodecs(codecs, ({ first }) => first))
  const [values, setValues] = useState(initial)
  const address = fragmentOf(demo, codecs, values)
  useLayoutEffect(() => {
    const read = () => setValues((before) => valuesIn(location.hash, demo, codecs) ?? before)
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [demo, codecs])

  useEffect(() => {
    if (values === initial) return
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
  }, [address, values, initial])

  return {
    values,
    set: (changes: Partial<ValuesOf<Definition>>) =>
      setValues((before) => ({ ...before, ...changes })),
    /** Returns to the initial state; the browser's Back button brings the other one back. */
    startAgain() {
      history.replaceState(history.state, '', address)
      history.pushState(history.state, '', `#${demo}`)
      setValues(initial)
    },
  }
}
