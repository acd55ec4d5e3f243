import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { formatsIn } from './amounts.ts'
import type { Codec, Codecs, ValuesOf } from './codecs.ts'
import type { CommonDemoLabels, DemoLabels, Quantity } from './demo-shape.ts'

/** Props of every demo: plain data, since it is an island. */
export type DemoProps<Labels extends DemoLabels = DemoLabels> = {
  name: string
  labels: Labels
  common: CommonDemoLabels
  /** Language and region for numbers, the same at build time and in the browser. */
  language: string
}

/** What the frame takes from a demo's hook, `useDemo`. */
export type DemoInFrame = Omit<DemoProps, 'language'> & { startAgain: () => void }

/** Milliseconds without a change after which the address is written. */
const PAUSE = 700

/** The address of a demo, with the values that differ from the initial ones: `#flight-planner?detail=2`. */
function fragmentOf(demo: string, codecs: Codecs, values: Record<string, unknown>): string {
  const changed = Object.entries(codecs)
    .map(([key, { write, first }]) => [key, write(values[key]), write(first)] as const)
    .filter(([, text, first]) => text !== first)
  const query = new URLSearchParams(changed.map(([key, text]) => [key, text])).toString()
  return `#${demo}${query && `?${query}`}`
}

/** The values in the query of an address. What is missing there, or cannot be read, is the initial one. */
function valuesIn<Definition extends Codecs>(codecs: Definition, query: string) {
  const given = new URLSearchParams(query)
  const values = Object.entries(codecs).map(([key, { read, first }]) => {
    const text = given.get(key)
    return [key, (text === null ? undefined : read(text)) ?? first]
  })
  return Object.fromEntries(values) as ValuesOf<Definition>
}

/** The state of a demo, in its address: read once it hydrates, written when the visitor pauses. */
function useUrlState<Definition extends Codecs>(demo: string, definition: Definition) {
  const [codecs] = useState(definition)
  const [initial] = useState(() => valuesIn(codecs, ''))
  const [values, setValues] = useState(initial)
  const address = fragmentOf(demo, codecs, values)
  const follow = useEffectEvent(() => {
    const [, name, query] = /^#([\w-]+)(?:\?(.*))?$/s.exec(location.hash) ?? []
    if (name !== demo) return
    // A link to the demo itself leaves its values, which belong in the address.
    if (query === undefined) history.replaceState(history.state, '', address)
    else setValues(valuesIn(codecs, query))
  })
  useLayoutEffect(() => {
    const listen = () => follow()
    listen()
    addEventListener('hashchange', listen)
    return () => removeEventListener('hashchange', listen)
  }, [])

  useEffect(() => {
    if (values === initial) return
    const forget = () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
      removeEventListener('popstate', forget)
    }
    const write = () => {
      forget()
      if (location.hash !== address) history.replaceState(history.state, '', address)
    }
    const timer = setTimeout(write, PAUSE)
    // Visitors who leave sooner come back to their last state; who has gone elsewhere on the page keeps that address.
    addEventListener('pagehide', write)
    addEventListener('popstate', forget)
    return forget
  }, [address, values, initial])

  return {
    values,
    set: (changes: Partial<ValuesOf<Definition>>) =>
      setValues((before) => ({ ...before, ...changes })),
    /** Returns to the initial state; the browser's Back button brings the other one back. */
    startAgain() {
      history.replaceState(history.state, '', address)
      if (address !== `#${demo}`) history.pushState(history.state, '', `#${demo}`)
      setValues(initial)
    },
  }
}

/** The keys of a demo's numbers, each of which is a `quantity` of its labels. */
type NumberKey<Labels, Definition> = keyof {
  [Key in keyof Definition & keyof Labels as Labels[Key] extends Quantity ? Key : never]: true
}

/** The state of a demo, and props for its fields. The frame (`demoIsland`) shares it and starts again. */
export function useDemo<Labels extends DemoLabels, Definition extends Codecs>(
  props: DemoProps<Labels>,
  codecs: Definition,
) {
  const { name, labels, common, language } = props
  const urlState = useUrlState(name, codecs)
  const { values, set } = urlState
  type Key = keyof Definition & string
  const change = (key: Key, value: unknown) =>
    set({ [key]: value } as Partial<ValuesOf<Definition>>)
  const formats = formatsIn(language, common.currency)
  return {
    ...urlState,
    ...props,
    formats,
    field(key: Key) {
      const { read, write } = codecs[key] as Codec<unknown>
      return {
        id: `${name}:${key}`,
        value: write(values[key]),
        autoComplete: 'off',
        onChange: ({ target }: { target: { value: string } }) => change(key, read(target.value)),
      }
    },
    number: (key: NumberKey<Labels, Definition> & Key, format = formats.number) => ({
      id: `${name}:${key}`,
      quantity: labels[key] as Quantity,
      value: values[key] as number,
      onValue: (value: number) => change(key, value),
      format,
      unit: format === formats.percent ? '%' : undefined,
      common,
      language,
    }),
    tooLong(text: string, longest: number) {
      const count = text.trim().length - longest
      return count > 0 ? fillIn(common.tooLong, { count }) : undefined
    },
  }
}
