import { z } from 'zod'
import { all, lineWith, texts } from '../../../contract/line.ts'
import { text, unconfirmed } from '../../../model/fields/parts.ts'
import { demoShape, quantity } from '../frame/demo-shape.ts'

const positive = z.number().positive('must be above 0')

/** A camera on its aircraft: the figures of the maker's data sheet, and how we fly it. */
const camera = z.strictObject({
  ...texts('name', 'source'),
  /** Long side of the sensor and focal length (not its equivalent) in millimetres, pixels of the long and short side. */
  ...all(positive, 'sensorWidth', 'focalLength', 'imageWidth', 'imageHeight'),
  /** Shortest time between two pictures in seconds; top speed in metres a second, minutes on lines per battery. */
  ...all(positive, 'photoInterval', 'fastest', 'lineMinutes'),
})

/** `content/demos/flight-planner.yaml`: how high, how long, how many pictures? */
export const schema = z.strictObject({
  unconfirmed,
  ...demoShape(
    ['days', 'time', 'pictures', 'batteries', 'height', 'lines'],
    ['area', 'camera', 'detail', 'along', 'between', 'warnings'],
  ),
  cameraLabel: text,
  cameraSource: lineWith('source'),
  cameras: z.array(camera).min(1),
  /** In hectares, in centimetres of ground that one pixel shows, and overlaps in per cent. */
  ...all(quantity, 'area', 'detail', 'along', 'between'),
  map: z.strictObject({
    /** Initial corners of the area, as fractions of the map's width. */
    corners: z.array(z.tuple([positive, positive])).min(3),
    label: lineWith('hectares'),
    corner: lineWith('number', 'count'),
    ...texts('cornerHint', 'left', 'up', 'down', 'right'),
  }),
  /** How we work: seconds per turn, minutes on lines per day, batteries that a crew carries, highest flight. */
  work: z.strictObject(all(positive, 'turn', 'minutesOfDay', 'batteries', 'highest')),
  warnings: z.strictObject({
    height: lineWith('height', 'limit'),
    batteries: lineWith('batteries', 'carried'),
    none: text,
  }),
})

export type Labels = z.infer<typeof schema>
