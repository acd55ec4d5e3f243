import { useEffect, useState } from 'react'

/**
 * The position of the film, in seconds, and whether it plays. It plays only when the visitor starts it,
 * and stops at the end.
 */
export function usePlaying(length: number) {
  const [at, setAt] = useState(0)
  const [plays, setPlays] = useState(false)

  useEffect(() => {
    if (!plays) return
    let before = performance.now()
    let frame = requestAnimationFrame(function show(now) {
      const passed = (now - before) / 1000
      before = now
      setAt((at) => Math.min(at + Math.max(passed, 0), length))
      frame = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(frame)
  }, [plays, length])
  if (plays && at >= length) setPlays(false)

  return {
    /** After a trim the film may end before this position. */
    at: Math.min(at, length),
    plays,
    /** Plays from the beginning if the film has ended. */
    play() {
      if (at >= length) setAt(0)
      setPlays(true)
    },
    pause: () => setPlays(false),
    /** Shows a moment and pauses. */
    show(seconds: number) {
      setPlays(false)
      setAt(seconds)
    },
  }
}
