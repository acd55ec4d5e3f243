import { createContext, useContext } from 'react'

/** What a page of the built site carries in itself. */
export type BuiltPage = {
  /** The styles of its layout and opening. */
  styles: string
  /** Address of the stylesheet of all other sections. */
  sectionStyles: string
  /** Addresses of the script that is fetched at the first interaction, and of all that it imports. */
  entry: string[]
  /** Addresses of the module of each island and of all that it needs to hydrate, by the island's name. */
  partFiles: Record<string, string[]>
  /** Addresses of the stylesheets of demos, by the demo's name. */
  demoStyles: Record<string, string>
}

/** Undefined in development: there the framework loads styles and scripts, so that edits show at once. */
export const BuiltPageContext = createContext<BuiltPage | undefined>(undefined)

export const useBuiltPage = () => useContext(BuiltPageContext)
