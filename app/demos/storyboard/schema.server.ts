import { z } from 'zod'
import { lineWith, texts } from '../../../contract/line.ts'
import { text } from '../../../model/fields/parts.ts'
import { demoShape } from '../frame/demo-shape.ts'

const seconds = z.number().positive()

/** `content/demos/storyboard.yaml`: six drawn shots, each played for its length. */
export const schema = z.strictObject({
  ...demoShape(['length', 'read'], ['shots']),
  shots: z
    .array(
      z.strictObject({
        /** Its drawing in `shots.svg`. */
        kind: z.enum(['gate', 'hands', 'weld', 'crane', 'yard', 'truck']),
        title: text.max(28),
        caption: text.max(90),
        seconds,
      }),
    )
    .length(6, 'must list exactly six shots'),
  /** Shortest and longest shot, step of trimming, and length of the strip of film, in seconds. */
  trim: z.strictObject({ low: seconds, high: seconds, step: seconds, strip: seconds }),
  secondsPerWord: z.number().positive(),
  controls: z.strictObject({
    ...texts('play', 'pause'),
    clock: lineWith('at', 'length'),
    screen: lineWith('number', 'title', 'caption'),
    length: lineWith('title'),
    seconds: lineWith('seconds'),
  }),
  tooShort: lineWith('seconds'),
  outOf: lineWith('count', 'all'),
  sentShot: lineWith('number', 'title', 'seconds', 'caption'),
})

export type Labels = z.infer<typeof schema>
