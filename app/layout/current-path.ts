import { useLocation } from 'react-router'

/** A path without a slash at its end: `/about/` and `/about` are the same page. */
export const normalisePath = (path: string) => path.replace(/\/+$/, '') || '/'

/** The path of the current page, normalised. */
export const useCurrentPath = () => normalisePath(useLocation().pathname)

/**
 * The value of `aria-current` for a link in a navigation.
 * @param href address of the link
 * @param current path of the current page
 * @param all every address in the same navigation: a page with a link of its own does not also mark the
 *   section above it
 * @returns "page" for the page itself, "true" for a section that contains it
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
