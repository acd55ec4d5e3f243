import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { demoShape } from '../../../schemas/demo-shape.ts'
import { text } from '../../../schemas/parts.ts'

/** The available drawings; see `app/demos/storyboard/shots.svg`. */
export const DRAWINGS = ['gate', 'hands', 'weld', 'crane', 'yard', 'truck'] as const

const seconds = z.number().positive()

/** `content/demos/storyboard.yaml`: six drawn shots, each played for its length. */
export const schema = z
  .strictObject({
    ...demoShape(['length', 'place', 'average', 'read'], ['title', 'seconds', 'shots']),
    shots: z
      .array(
        z.strictObject({
          /** Its drawing. */
          kind: z.enum(DRAWINGS),
          title: text.max(28),
          caption: text.max(90),
          /** Its initial length. */
          seconds,
        }),
      )
      .length(6, 'must list exactly six shots'),
    /** Shortest and longest shot, step of trimming, and length of the strip of film, in seconds. */
    trim: z.strictObject({ low: seconds, high: seconds, step: seconds, strip: seconds }),
    /** Seconds that it takes to read a word of a caption. */
    secondsPerWord: z.number().positive(),
    /** Where a film can be used whose length, in seconds, is from `low` to `high`. */
    places: z.array(z.strictObject({ name: text, low: seconds, high: seconds })).min(1),
    controls: z.strictObject({
      play: text,
      pause: text,
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
    /** Shown if the length of the film fits none of `places`. */
    nowhere: text,
    outOf: lineWith('count', 'all'),
    /** The line of a shot in `sent`. */
    sentShot: lineWith('number', 'title', 'seconds', 'caption'),
  })
  .superRefine(({ shots, trim }, issues) => {
    const { low, high, strip } = trim
    for (const [index, shot] of shots.entries())
      if (shot.seconds < low || shot.seconds > high)
        issues.addIssue({
          code: 'custom',
          path: ['shots', index, 'seconds'],
          message: `must be between ${low} and ${high}, the limits in trim`,
        })
    const length = shots.reduce((sum, { seconds }) => sum + seconds, 0)
    if (length > strip)
      issues.addIssue({
        code: 'custom',
        path: ['trim', 'strip'],
        message: `must be at least ${length}, the length of all shots`,
      })
  })

export type Labels = z.infer<typeof schema>

export const example = 'lengths=6,1.5,8,5,8,6'
