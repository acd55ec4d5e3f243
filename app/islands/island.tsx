import { type ComponentType, isValidElement, useEffect, useState } from 'react'
import { DATA } from '../data-attributes.ts'
import { useBuiltPage } from './built-page.tsx'
import styles from './island.module.css'

/** A component that hydrates by itself; `Component` is what it hydrates. */
export type Island<Props> = ComponentType<Props> & { Component: ComponentType<Props> }

type IslandOptions = {
  /** It moves by itself, so it hydrates though nobody has interacted. */
  eager?: boolean
  /** Props that many pages share, with the address of the JSON file that they come from when it hydrates. */
  shared?: Record<string, string>
}

/**
 * Makes a component an island: the page is finished HTML, and React takes over the island alone, when it
 * comes near the window or is used (`watch-islands.ts`). What it needs stands beside it as JSON, so its
 * props are plain data, besides what fills its slots (`slot.tsx`), and it renders the same first in the browser as when the page was built.
 * The file of an island is called `<name>.island.tsx` and exports it as default.
 * @param name the name of its file, without the ending
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { eager = false, shared = {} }: IslandOptions = {},
): Island<Props> {
  function PlacedIsland(props: Props) {
    const built = useBuiltPage()
    const files = built?.partFiles[name]
    // In development the whole page hydrates, this box included; in the built site `hydrateIslandOnce` says so.
    const [hydrated, setHydrated] = useState(false)
    useEffect(() => setHydrated(true), [])
    const marks = {
      [DATA.island]: name,
      [DATA.module]: files?.[0],
      [DATA.files]: files?.join(' '),
      [DATA.props]: built && JSON.stringify(ownProps(props, shared), withoutElements),
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

/** Elements fill slots: their HTML stands in the page and is not sent again. */
const withoutElements = (_: string, value: unknown) => (isValidElement(value) ? undefined : value)
