import { type ComponentType, isValidElement, useEffect, useState } from 'react'
import { DATA } from '../data-attributes.ts'
import { useBuiltPage } from './built-page.tsx'

/** A component that hydrates on its own; `Component` is the one without the wrapper. */
export type Island<Props> = ComponentType<Props> & { Component: ComponentType<Props> }

/**
 * Makes a component an island: React hydrates it alone (`watch-islands.ts`). Its props are beside it as JSON, without
 * elements, which are static HTML (`static-html.tsx`). Its first render equals the build's; `name` is that of its file.
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

/** Leaves out elements: their HTML is in the page already (`static-html.tsx`). */
const withoutElements = (_: string, value: unknown) => (isValidElement(value) ? undefined : value)
