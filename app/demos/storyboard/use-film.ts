import { useEffect, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { wantsLessMotion } from '../../ui/wants-less-motion.ts'
import { decimal, list } from '../frame/codecs.ts'
import { type DemoProps, useDemo } from '../frame/use-demo.ts'
import { lengthOf, readingTime, shotAt, startOf, trimmed } from './film.ts'
import type { Labels } from './schema.server.ts'

/** The position of the film, in seconds, and whether it plays; it stops at the end. */
function usePlaying(length: number) {
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
    play() {
      if (at >= length) setAt(0)
      setPlays(true)
    },
    pause: () => setPlays(false),
    show(seconds: number) {
      setPlays(false)
      setAt(seconds)
    },
  }
}

/** The film: its shots as they are trimmed, and what is on the screen. */
export function useFilm(props: DemoProps<Labels>) {
  const { labels } = props
  const { trim } = labels
  const demo = useDemo(props, {
    lengths: list(
      decimal(trim.low, trim.high),
      labels.shots.map(({ seconds }) => seconds),
      { isValid: (lengths) => lengthOf(lengths) <= trim.strip },
    ),
  })
  const { lengths } = demo.values
  const length = lengthOf(lengths)
  const playing = usePlaying(length)
  const shots = labels.shots.map((shot, index) => ({
    ...shot,
    number: index + 1,
    length: lengths[index] ?? 0,
    needed: readingTime(shot.caption, labels.secondsPerWord),
  }))

  const { index, progress } = shotAt(lengths, playing.at)
  const tenths = demo.formats.decimal(1, 1)
  return {
    demo,
    shots,
    length,
    playing,
    /** The shot on the screen, and how much of it has been played, from 0 to 1; 0 with reduced motion. */
    shown: index,
    progress: wantsLessMotion() ? 0 : progress,
    tenths,
    secondsOf: (seconds: number) => fillIn(labels.controls.seconds, { seconds: tenths(seconds) }),
    show: (shot: number) => playing.show(startOf(lengths, shot)),
    trim: (shot: number, seconds: number) =>
      demo.set({ lengths: trimmed(lengths, shot, seconds, trim) }),
  }
}

export type Film = ReturnType<typeof useFilm>
