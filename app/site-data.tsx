import { createContext, type ReactNode, useContext } from 'react'
import type { SiteData } from './content/content.server.ts'

const SiteDataContext = createContext<SiteData | null>(null)

/** Gives every section the brand, the addresses, the menus and the labels that no page owns. */
export const SiteDataProvider = ({ data, children }: { data: SiteData; children: ReactNode }) => (
  <SiteDataContext value={data}>{children}</SiteDataContext>
)

/**
 * What every page knows of the site, while it is rendered. Parts of pages that hydrate by themselves
 * get what they need as props.
 * @throws Error outside of `SiteDataProvider`
 */
export function useSiteData(): SiteData {
  const data = useContext(SiteDataContext)
  if (!data) throw new Error('useSiteData is called outside of SiteDataProvider')
  return data
}
