import { createContext, type ReactNode, useContext } from 'react'
import type { SiteData } from './content/content.server.ts'
import { CommonLabels } from './ui/external-link.tsx'
import { SampleLabel } from './ui/sample-mark.tsx'

const SiteDataContext = createContext<SiteData | null>(null)

/** Provides site-wide data to all sections: brand, addresses, menus, common labels. */
export const SiteDataProvider = ({ data, children }: { data: SiteData; children: ReactNode }) => (
  <SiteDataContext value={data}>
    <CommonLabels value={data.labels}>
      <SampleLabel value={data.labels.invented}>{children}</SampleLabel>
    </CommonLabels>
  </SiteDataContext>
)

/** Site-wide data, while pages are rendered. Islands get what they need as props. */
export function useSiteData(): SiteData {
  const data = useContext(SiteDataContext)
  if (!data) throw new Error('useSiteData is called outside of SiteDataProvider')
  return data
}
