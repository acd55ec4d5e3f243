import { useEffect, useRef, useState } from 'react'

/** How long nothing has changed, in milliseconds, before it is said. */
const PAUSE = 1000

/**
 * Says what has come out to those who hear the page, once they pause: not at every key
 * (WCAG 4.1.3). How a piece stands at first is not said.
 */
export function Said({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  const known = useRef(text)
  useEffect(() => {
    if (text === known.current) return
    const timer = setTimeout(() => {
      known.current = text
      setSaid(text)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
