import { useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { StoryboardLabels } from '../../../schemas/demos/storyboard.ts'
import { wantsLessMotion } from '../../ui/wants-less-motion.ts'
import { codec } from '../frame/codecs.ts'
import { Demo } from '../frame/demo.tsx'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { Controls } from './controls.tsx'
import {
  averageShotLength,
  clockTime,
  lengthOf,
  readingTime,
  readLengths,
  shotAt,
  startOf,
  trimmed,
} from './film.ts'
import { Screen } from './screen.tsx'
import { ShotList } from './shot-list.tsx'
import { Strip } from './strip.tsx'
import { usePlaying } from './use-playing.ts'

/** A storyboard that plays: six drawn shots, trimmed on a strip of film, and shown at that length. */
export function Storyboard(props: DemoProps<StoryboardLabels>) {
  const { labels, language } = props
  const { shots, trim, controls } = labels
  const demo = useDemo('storyboard', props, {
    lengths: codec(
      shots.map(({ seconds }) => seconds),
      (text) => readLengths(text, shots.length, trim),
    ),
  })
  const { lengths } = demo.values
  const length = lengthOf(lengths)
  const playing = usePlaying(length)
  const touched = useRef(0)

  // Who asks for less motion sees one still after the other.
  const { index, progress } = shotAt(lengths, playing.at)
  const moved = wantsLessMotion() ? 0 : progress
  const shown = shots[index]

  const tenths = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const secondsOf = (seconds: number) =>
    fillIn(controls.seconds, { seconds: tenths.format(seconds) })
  const cutTo = (shot: number, seconds: number) => {
    touched.current = shot
    demo.set({ lengths: trimmed(lengths, shot, seconds, trim) })
  }
  const show = (shot: number) => playing.show(startOf(lengths, shot))

  const needed = shots.map(({ caption }) => readingTime(caption, labels.secondsPerWord))
  const isRead = (shot: number) => (lengths[shot] ?? 0) >= (needed[shot] ?? 0)
  const place = labels.places.find(({ low, high }) => length >= low && length <= high)
  const figures = {
    length: clockTime(length),
    place: place?.name ?? labels.nowhere,
    average: secondsOf(averageShotLength(lengths)),
    read: fillIn(labels.outOf, {
      count: shots.filter((_, shot) => isRead(shot)).length,
      all: shots.length,
    }),
  }
  const isFull = length + trim.step > trim.strip
  return (
    <Demo
      demo={demo}
      figures={figures}
      picture={
        <>
          {shown && (
            <Screen
              shot={shown}
              label={fillIn(controls.screen, { ...shown, number: index + 1 })}
              progress={moved}
            />
          )}
          <Controls
            labels={controls}
            playing={playing}
            clock={fillIn(controls.clock, {
              at: clockTime(playing.at),
              length: clockTime(length),
            })}
            onBefore={index > 0 ? () => show(index - 1) : undefined}
            onNext={index < shots.length - 1 ? () => show(index + 1) : undefined}
          />
          <Strip
            shots={shots}
            lengths={lengths}
            labels={labels}
            shown={index}
            progress={moved}
            full={isFull ? fillIn(labels.full, { seconds: trim.strip }) : undefined}
            secondsOf={secondsOf}
            onShow={show}
            onTrim={cutTo}
          />
        </>
      }
      fields={
        <ShotList
          shots={shots}
          lengths={lengths}
          labels={labels}
          shown={index}
          isFull={isFull}
          secondsOf={secondsOf}
          errorOf={(shot) =>
            isRead(shot)
              ? undefined
              : fillIn(labels.tooShort, { seconds: tenths.format(needed[shot] ?? 0) })
          }
          onShow={show}
          onTrim={cutTo}
        />
      }
      told={fillIn(labels.announcement, {
        ...figures,
        title: shots[touched.current]?.title ?? '',
        seconds: secondsOf(lengths[touched.current] ?? 0),
      })}
      sent={fillIn(labels.sent, {
        ...figures,
        shots: shots
          .map((shot, index) =>
            fillIn(labels.sentShot, {
              ...shot,
              number: index + 1,
              seconds: secondsOf(lengths[index] ?? 0),
            }),
          )
          .join('\n'),
      })}
    />
  )
}
