import { useLocation } from 'react-router'

/** A path without a slash at its end: `/about/` and `/about` are the same page. */
export const normalisePath = (path: string) => path.replace(/\/+$/, '') || '/'

/** The path of the current page, normalised. */
export const useCurrentPath = () => normalisePath(useLocation().pathname)

/**
 * The value of `aria-current` for a link in a navigation: "page" for the page itself, "true" for a section around it.
 * @param all every address in the navigation: a page with a link of its own does not also mark its section
 */
export function currentMark(
  href: string,
  current: string,
  all: string[],
): 'page' | 'true' | undefined {
  if (href === current) return 'page'
  if (href === '/' || all.includes(current)) return undefined
  return current.startsWith(`${href}/`) ? 'true' : undefined
}
