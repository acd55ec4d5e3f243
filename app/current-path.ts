import { useLocation } from 'react-router'
import { normalisePath } from '../contract/fit-address.ts'
import { useSiteData } from './site-data.tsx'

/** The path of the current page, normalised. */
export const useCurrentPath = () => normalisePath(useLocation().pathname)

/**
 * Returns the value of `aria-current` for a link in the main navigation: "page" for the page itself, "true" for a section
 * around it. A page with a link of its own does not also mark its section.
 */
export function useCurrentMark() {
  const { header, more } = useSiteData().navigation
  const current = useCurrentPath()
  const hasLink = [...Object.values(header), ...more].some(({ href }) => href === current)
  return (href: string) => {
    if (hasLink) return href === current ? 'page' : undefined
    return current.startsWith(`${href}/`) ? 'true' : undefined
  }
}
