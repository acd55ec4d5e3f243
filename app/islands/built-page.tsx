import { createContext, useContext } from 'react'

/** What the build adds to a page: addresses, those of demos and islands by their names. */
export type BuiltPage = {
  sectionStyles: string
  demoStyles: Record<string, string>
  entry: string
  islands: Record<string, string>
}

/** Undefined in development: the framework then loads styles and scripts, so that edits show at once. */
export const BuiltPageContext = createContext<BuiltPage | undefined>(undefined)

export const useBuiltPage = () => useContext(BuiltPageContext)

/** Where the build puts the styles that a page has inline, once it knows the page. */
export const STYLES_PLACE = '/*styles*/'
