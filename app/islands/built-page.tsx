import { createContext, useContext } from 'react'

/** What the build adds to a page. */
export type BuiltPage = {
  /** Inlined styles of its layout and hero. */
  styles: string
  /** Whether it has a contact form, as its route says. */
  hasForm: boolean
  /** Address of the stylesheet of all other sections. */
  sectionStyles: string
  /**
   * Addresses of the script that is fetched at the first interaction, and of everything that it imports.
   */
  entry: string[]
  /**
   * Address of a JSON file: by the name of an island, the addresses of its module and of everything else
   * that it needs to hydrate. In the pages these would weigh 0.2 to 0.4 KB.
   */
  islandFiles: string
  /** Addresses of the stylesheets of demos, by the demo's name. */
  demoStyles: Record<string, string>
  /** Writes the props of an island, as JSON, into a file of the site, and returns its address. */
  writeProps: (island: string, json: string) => string
}

/** What the module of a route may export as its `handle`. */
export type RouteHandle = {
  /** A stylesheet that its page inlines besides the critical ones. */
  styles?: string
  /** Its page has a contact form: the inline script completes what it sends. */
  hasForm?: boolean
}

/** Undefined in development: the framework then loads styles and scripts, so that edits show at once. */
export const BuiltPageContext = createContext<BuiltPage | undefined>(undefined)

export const useBuiltPage = () => useContext(BuiltPageContext)
