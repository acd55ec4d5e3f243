import { useEffect, useRef, useState } from 'react'

/** How long nothing has changed, in milliseconds, before it is said. */
const PAUSE = 1000

/**
 * Tells screen readers what has changed, once the visitor pauses: not at every key (WCAG 4.1.3). The
 * first state is not told.
 */
export function LiveRegion({ text }: { text: string }) {
  const [announcement, setAnnounced] = useState('')
  const known = useRef(text)
  useEffect(() => {
    if (text === known.current) return
    const timer = setTimeout(() => {
      known.current = text
      setAnnounced(text)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  )
}
