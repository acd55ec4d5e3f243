import { useEffect, useRef } from 'react'

/** What an address names: `#services/seo.yaml?seo.title` is a file and its field. */
export const addressed = (): [name: string, part: string] => {
  const [name = '', part = ''] = decodeURI(location.hash.slice(1)).split('?')
  return [name, part]
}

/**
 * Makes what is open an entry in the browser's history.
 * @param onOpen called with what the owner opens by a link, or goes back or forward to
 */
export function useAddress(open: string, onOpen: (name: string, part: string) => void): void {
  const before = useRef('')
  useEffect(() => {
    if (!open) return
    const address = `#${open}`
    // The first address replaces the one at which the editor was started.
    if (!before.current) history.replaceState(null, '', address)
    else if (addressed()[0] !== open) history.pushState(null, '', address)
    before.current = open
  }, [open])
  useEffect(() => {
    const onPop = () => {
      const [name, part] = addressed()
      // Without the field, so that the same link opens it again.
      if (part) history.replaceState(null, '', `#${name}`)
      if (part || name !== before.current) onOpen(name, part)
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [onOpen])
}
