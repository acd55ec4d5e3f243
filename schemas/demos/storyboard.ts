import { z } from 'zod'
import { lineWith } from '../../contract/line.ts'
import { text } from '../parts.ts'
import { demoShape } from './common.ts'

/** The drawings that there are; see `app/demos/storyboard/drawings.tsx`. */
export const DRAWINGS = ['gate', 'hands', 'weld', 'crane', 'yard', 'truck'] as const

const seconds = z.number().positive()

/** `content/demos/storyboard.yaml`: six drawn shots that play as long as they are. */
export const storyboardSchema = z
  .strictObject({
    ...demoShape({
      results: ['length', 'place', 'average', 'read'],
      announcement: ['title', 'seconds', 'length', 'place', 'read'],
      sent: ['shots', 'length', 'place', 'average', 'read'],
    }),
    shots: z
      .array(
        z.strictObject({
          /** Its drawing. */
          kind: z.enum(DRAWINGS),
          title: text.max(28),
          caption: text.max(90),
          /** Its length at first. */
          seconds,
        }),
      )
      .length(6, 'must list exactly six shots'),
    /** How a shot may be trimmed, in seconds, and how long the strip of film is. */
    trim: z.strictObject({ low: seconds, high: seconds, step: seconds, strip: seconds }),
    /** Seconds that it takes to read a word of a caption. */
    secondsPerWord: z.number().positive(),
    /** A film between these lengths, in seconds, goes into the place. */
    places: z.array(z.strictObject({ name: text, low: seconds, high: seconds })).min(1),
    controls: z.strictObject({
      play: text,
      pause: text,
      before: text,
      next: text,
      /** Where the film is, and how long it is. */
      clock: lineWith('at', 'length'),
      /** Describes the shot on the screen to screen readers. */
      screen: lineWith('number', 'title', 'caption'),
      show: lineWith('number', 'title'),
      trim: lineWith('number', 'title'),
      shorter: lineWith('title'),
      longer: lineWith('title'),
      seconds: lineWith('seconds'),
    }),
    /** Beside a shot that is shorter than its caption takes to read. */
    tooShort: lineWith('seconds'),
    /** When the strip of film is used up. */
    full: lineWith('seconds'),
    /** Where a film of that length goes into no place. */
    nowhere: text,
    outOf: lineWith('count', 'all'),
    /** In `sent`: each of its shots. */
    sentShot: lineWith('number', 'title', 'seconds', 'caption'),
  })
  .superRefine(({ shots, trim }, issues) => {
    const { low, high, strip } = trim
    for (const [index, shot] of shots.entries())
      if (shot.seconds < low || shot.seconds > high)
        issues.addIssue({
          code: 'custom',
          path: ['shots', index, 'seconds'],
          message: `must lie between ${low} and ${high}, as trim has it`,
        })
    const length = shots.reduce((sum, { seconds }) => sum + seconds, 0)
    if (length > strip)
      issues.addIssue({
        code: 'custom',
        path: ['trim', 'strip'],
        message: `must be at least ${length}, the length of all shots`,
      })
  })
