import { useLocation } from 'react-router'
import { normalisePath } from '../contract/fit-address.ts'
import { useSiteData } from './site-data.tsx'

/** The path of the current page, normalised. */
export const useCurrentPath = () => normalisePath(useLocation().pathname)

/** `aria-current` of a link in the main navigation: "true" for the section of a page that has no link of its own. */
export function useCurrentMark() {
  const { header, more } = useSiteData().navigation
  const current = useCurrentPath()
  const hasLink = [...Object.values(header), ...more].some(({ href }) => href === current)
  return (href: string) => {
    if (hasLink) return href === current ? 'page' : undefined
    return current.startsWith(`${href}/`) ? 'true' : undefined
  }
}
