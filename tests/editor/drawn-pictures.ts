import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'

const RED = { r: 220, g: 10, b: 20 }

const redQuarter = (width: number, height: number, gravity: string) => ({
  input: {
    create: { width: width / 2, height: height / 2, channels: 3, background: RED },
  } as const,
  gravity,
})

/** A white picture whose upper right quarter is red. */
export const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    redQuarter(width, height, 'northeast'),
  ])

/** A photo as a phone held upright writes it: rotated by EXIF, with its location, and large. */
export async function photo(): Promise<Buffer> {
  const { width, height } = { width: 4032, height: 3024 }
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const turned = await sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    // After a quarter turn to the right, this is at the top right.
    .composite([redQuarter(width, height, 'northwest')])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 96 })
    .toBuffer()
  expect(turned.length).toBeGreaterThan(8 * 1024 * 1024)
  return turned
}

/** The part of a picture that is red; noise has as much green in it. */
export async function redPart(picture: Sharp): Promise<number> {
  const [red, green] = (await picture.stats()).channels
  return ((red?.mean ?? 0) - (green?.mean ?? 0)) / (RED.r - RED.g)
}
