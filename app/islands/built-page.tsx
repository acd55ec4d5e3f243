import { createContext, useContext } from 'react'

/** What the build adds to a page. */
export type BuiltPage = {
  /** Address of the stylesheet of all other sections. */
  sectionStyles: string
  /** Addresses of the stylesheets of demos, by the demo's name. */
  demoStyles: Record<string, string>
  /** Address of the site's script. */
  entry: string
  /** Addresses of the modules of islands, by the island's name. */
  islands: Record<string, string>
}

/** Undefined in development: the framework then loads styles and scripts, so that edits show at once. */
export const BuiltPageContext = createContext<BuiltPage | undefined>(undefined)

export const useBuiltPage = () => useContext(BuiltPageContext)

/** Where the build puts the styles that a page has inline, once it knows the page. */
export const STYLES_PLACE = '/*styles*/'
