import { useLocation } from 'react-router'

/** A path in its one form: without a slash at its end. `/about/` and `/about` are the same page. */
export const normalisePath = (path: string) => path.replace(/\/+$/, '') || '/'

/** The path of the page that is shown, in its one form. */
export const useCurrentPath = () => normalisePath(useLocation().pathname)

/**
 * What `aria-current` says of a link in a navigation.
 * @param href where the link leads
 * @param current path of the page that is shown
 * @param all every address of the same navigation: a page that has a link of its own does not also
 *   mark the section above it
 * @returns "page" on the page itself, "true" in the section around it
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
