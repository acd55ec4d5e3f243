import { useEffect, useRef } from 'react'

const current = () => decodeURI(location.hash.slice(1))

/**
 * Makes what is open an entry in the browser's history, so that its back button leads to what was open
 * before. Forms keep what was typed into them.
 * @param open the name of the file or page that is open
 * @param onReturn called with the name to which the owner goes back or forward
 */
export function useAddress(open: string, onReturn: (name: string) => void): void {
  const before = useRef('')
  useEffect(() => {
    if (!open) return
    const address = `#${open}`
    // The first address replaces the one at which the editor was started.
    if (!before.current) history.replaceState(null, '', address)
    else if (current() !== open) history.pushState(null, '', address)
    before.current = open
  }, [open])
  useEffect(() => {
    const onPop = () => {
      if (current() !== before.current) onReturn(current())
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [onReturn])
}
