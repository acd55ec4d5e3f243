import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Lays out all of a page that the visitor comes back to, before it is scrolled to where they left
 * it; a page that is new to them is laid out as they come near (`site-frame.module.css`). The first page
 * of a visit decides for itself, in `tools/finish-build/waker.js`.
 */
export function useWholePageOnReturn() {
  const { key } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided anew for every page
  useLayoutEffect(() => {
    const root = document.documentElement
    if ('awake' in root.dataset) root.toggleAttribute('data-whole', type === 'POP')
  }, [key])
}
