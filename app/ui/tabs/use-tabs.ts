import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * Which tab is open: the one in the address after `#`, else the first.
 * @param ids of the tabs, in order
 */
export function useTabs(ids: string[]) {
  const [active, setActive] = useState(ids[0] ?? '')
  const list = useRef<HTMLDivElement>(null)
  const known = ids.join(' ')

  // Before the next paint: until hydration the styles show the tab of the address.
  useLayoutEffect(() => {
    const follow = () => {
      const named = location.hash.slice(1)
      if (known.split(' ').includes(named)) setActive(named)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [known])

  /** Opens a tab and writes it to the address, without a new history entry. */
  const select = useCallback((id: string, { focus = false } = {}) => {
    setActive(id)
    history.replaceState(history.state, '', `#${id}`)
    if (focus) list.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
  }, [])

  return { active, list, select }
}
