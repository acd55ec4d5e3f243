import { type ComponentType, isValidElement, useEffect, useState } from 'react'
import { DATA } from '../data-attributes.ts'
import { useBuiltPage } from './built-page.tsx'

/** A component that hydrates on its own; `Component` is the one without the wrapper. */
export type Island<Props> = ComponentType<Props> & { Component: ComponentType<Props> }

/**
 * Makes a component an island: the page is finished HTML, and React hydrates the island alone, when it comes near the
 * window or is used (`watch-islands.ts`). Its props are beside it as JSON, except for what fills its slots (`slot.tsx`).
 * Its first render in the browser must equal that of the build. `name` is its file's: `<name>.island.tsx`.
 */
export function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  function PlacedIsland(props: Props) {
    const built = useBuiltPage()
    // In development the whole page hydrates; in the built site `hydrateIsland` reports it.
    const [hydrated, setHydrated] = useState(false)
    useEffect(() => setHydrated(true), [])
    const marks = {
      [DATA.island]: name,
      [DATA.module]: built?.islands[name],
      [DATA.props]: built && JSON.stringify(props, withoutElements),
      [DATA.hydrated]: hydrated ? '' : undefined,
    }
    return (
      <div {...marks}>
        <Component {...props} />
      </div>
    )
  }
  return Object.assign(PlacedIsland, { Component })
}

/** Leaves out elements: they fill slots, and their HTML is in the page already. */
const withoutElements = (_: string, value: unknown) => (isValidElement(value) ? undefined : value)
