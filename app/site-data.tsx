import { createContext, type ReactNode, useContext, useState } from 'react'
import type { SiteData } from './content.server.ts'

export { fillIn } from '../contract/fill-in.ts'

const SiteDataContext = createContext<SiteData | null>(null)

/**
 * Gives every section the brand, the addresses, the menus and the interface's words. They come again
 * with each page, and are those of the first: nothing has to look at them twice.
 */
export function SiteDataProvider({ data, children }: { data: SiteData; children: ReactNode }) {
  const [first] = useState(data)
  return <SiteDataContext value={first}>{children}</SiteDataContext>
}

/**
 * What every page knows of the site.
 * @throws Error outside of `SiteDataProvider`
 */
export function useSiteData(): SiteData {
  const data = useContext(SiteDataContext)
  if (!data) throw new Error('useSiteData is called outside of SiteDataProvider')
  return data
}
