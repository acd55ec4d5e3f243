import { type ComponentType, isValidElement, useEffect, useState } from 'react'
import { DATA } from '../data-attributes.ts'
import { useBuiltPage } from './built-page.tsx'
import styles from './island.critical.module.css'

/**
 * In characters of JSON. Longer props go into a file: a document within ten packets arrives one round trip
 * earlier.
 */
const LONGEST_IN_PAGE = 200

/** A component that hydrates on its own; `Component` is the one without the wrapper. */
export type Island<Props> = ComponentType<Props> & { Component: ComponentType<Props> }

type IslandOptions = {
  /** It moves on its own, so it hydrates without any interaction. */
  eager?: boolean
  /** Props that many pages share: their names, with the address of the JSON file that holds each. */
  shared?: Record<string, string>
}

/**
 * Makes a component an island: the page is finished HTML, and React hydrates the island alone, when it
 * comes near the window or is used (`watch-islands.ts`). Its props are embedded beside it as JSON, or
 * written to a file where they are long, so they must be plain data, except for what fills its slots
 * (`slot.tsx`). Its first render in the browser must equal the one at build time. The file is named
 * `<name>.island.tsx` and exports the island as default.
 * @param name the name of its file, without the ending
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { eager = false, shared = {} }: IslandOptions = {},
): Island<Props> {
  function PlacedIsland(props: Props) {
    const built = useBuiltPage()
    // In development the whole page hydrates, so the wrapper reports it; in the built site
    // `hydrateIslandOnce` does.
    const [hydrated, setHydrated] = useState(false)
    useEffect(() => setHydrated(true), [])
    const json = built && JSON.stringify(ownProps(props, shared), withoutElements)
    const isLong = json !== undefined && json.length > LONGEST_IN_PAGE
    const marks = {
      [DATA.island]: name,
      [DATA.files]: built?.islandFiles,
      [DATA.props]: isLong ? undefined : json,
      [DATA.propsFile]: isLong ? built?.writeProps(name, json) : undefined,
      [DATA.shared]: built && Object.keys(shared).length > 0 ? JSON.stringify(shared) : undefined,
      [DATA.eager]: eager ? '' : undefined,
      [DATA.hydrated]: hydrated ? '' : undefined,
    }
    return (
      <div className={styles.island} {...marks}>
        <Component {...props} />
      </div>
    )
  }
  return Object.assign(PlacedIsland, { Component })
}

const ownProps = (props: object, shared: Record<string, string>) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in shared)))

/** Leaves out elements: they fill slots, and their HTML is in the page already. */
const withoutElements = (_: string, value: unknown) => (isValidElement(value) ? undefined : value)
