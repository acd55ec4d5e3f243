import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { text, unconfirmed } from '../../../model/fields/parts.ts'
import { demoShape, quantity, texts } from '../frame/demo-shape.ts'

const positive = z.number().positive('must be above 0')

/** A camera on its aircraft: the figures of the maker's data sheet, and how we fly it. */
const camera = z.strictObject({
  name: text,
  source: text,
  /** Long side of the sensor and focal length (not its equivalent), in millimetres. */
  sensorWidth: positive,
  focalLength: positive,
  /** Pixels of the long and the short side. */
  imageWidth: positive,
  imageHeight: positive,
  /** Shortest time between two pictures, in seconds. */
  photoInterval: positive,
  /** How we fly it: top speed in metres a second, minutes on lines per battery. */
  fastest: positive,
  lineMinutes: positive,
})

/** `content/demos/flight-planner.yaml`: how high, how long, how many pictures? */
export const schema = z.strictObject({
  unconfirmed,
  ...demoShape(
    ['time', 'height', 'lines', 'pictures', 'batteries', 'days'],
    ['area', 'camera', 'detail', 'along', 'between', 'warnings'],
  ),
  cameraLabel: text,
  cameraSource: lineWith('source'),
  cameras: z.array(camera).min(1),
  /** In hectares. */
  area: quantity,
  /** Centimetres of ground that one pixel shows. */
  detail: quantity,
  /** Overlaps in per cent. */
  along: quantity,
  between: quantity,
  map: z.strictObject({
    /** Initial corners of the area, as fractions of the map's width. */
    corners: z.array(z.tuple([positive, positive])).min(3),
    label: lineWith('hectares'),
    corner: lineWith('number', 'count'),
    ...texts('cornerHint', 'left', 'up', 'down', 'right'),
  }),
  /** How we work: seconds per turn, minutes on lines per day, batteries that a crew carries, highest flight. */
  work: z.strictObject({
    turn: positive,
    minutesOfDay: positive,
    batteries: positive,
    highest: positive,
  }),
  warnings: z.strictObject({
    height: lineWith('height', 'limit'),
    batteries: lineWith('batteries', 'carried'),
    none: text,
  }),
})

export type Labels = z.infer<typeof schema>
