import { z } from 'zod'
import { lineWith } from '../../contract/line.ts'
import { text } from '../parts.ts'
import { demoShape, quantity } from './common.ts'
import { KINDS_OF_FILE } from './kinds-of-file.ts'

const bytes = z.int().nonnegative('must not be below 0')
const milliseconds = z.int().nonnegative('must not be below 0')

/** `content/demos/page-weight.yaml`: this page, weighed. */
export const pageWeightSchema = z.strictObject({
  ...demoShape({
    results: ['weight', 'requests', 'firstPaint', 'largestPaint', 'here', 'median'],
    announcement: ['weight', 'requests', 'here', 'median', 'speed'],
    sent: ['weight', 'requests', 'firstPaint', 'largestPaint', 'here', 'median', 'speed', 'source'],
  }),
  /** Megabits a second. */
  speed: quantity,
  speedUnit: text,
  /** Our own measurement, dated: shown until the visitor's browser has measured. */
  first: z.strictObject({
    bytes: z.record(z.enum(KINDS_OF_FILE), bytes),
    requests: z.int().positive(),
    firstPaint: milliseconds,
    largestPaint: milliseconds,
    source: text,
  }),
  /** The page that half of all others are heavier than, in kilobytes. */
  median: z.strictObject({ kilobytes: z.int().positive('must be above 0'), source: text }),
  measuredHere: text,
  again: text,
  unknown: text,
  picture: z.strictObject({
    here: lineWith('weight'),
    median: lineWith('weight'),
    kinds: z.record(z.enum(KINDS_OF_FILE), text),
  }),
  units: z.strictObject({
    kilobytes: lineWith('n'),
    seconds: lineWith('n'),
    speed: lineWith('n'),
  }),
})
