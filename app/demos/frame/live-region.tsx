import { useEffect, useRef, useState } from 'react'

const PAUSE = 1000

/** Announces changes to screen readers once the visitor pauses, not at every key (WCAG 4.1.3). */
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
