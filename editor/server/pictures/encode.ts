import sharp, { type Metadata } from 'sharp'
import { OwnerError } from '../../../contract/owner-error.ts'
import type { Crop, Size } from '../../crop.ts'

// It would keep 50 MB of decoded pictures.
sharp.cache(false)

const MILLION = 1_000_000

/** A picture of a few kilobytes can have so many pixels that it fills the memory when it is decoded. */
const MOST_PIXELS = 100 * MILLION

/** The longest side of a written picture: the widest one that the layout shows has 1,920 pixels. */
const LONGEST = 2000
const SHORTEST = 32

/** As in `art/manifest.json`: the build encodes it once more. */
const QUALITY = 88

const HEIC = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s

const read = (bytes: Uint8Array) =>
  // Cameras write files with harmless faults, so warnings do not count as errors.
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })

/** Why a picture is refused, and what to do; undefined if nothing is wrong. */
function wrongWith({ format, pages = 1, autoOrient }: Metadata): string | undefined {
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format))
    return `A picture of the format ${format.toUpperCase()} cannot be used. Save it as JPEG, PNG, WebP or AVIF.`
  if (pages > 1) return 'This picture moves. Save one moment of it as JPEG or PNG.'
  if (Math.min(autoOrient.width, autoOrient.height) < SHORTEST)
    return `This picture is too small: it has ${autoOrient.width} × ${autoOrient.height} pixels.`
  return undefined
}

function inWords({ message }: Error, bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (HEIC.test(start) && !start.includes('avif'))
    return 'This is a HEIC picture, which browsers do not show. Open it in Preview (Mac) or Photos (Windows), and export it as JPEG. For the next ones choose Settings › Camera › Formats › Most Compatible on the iPhone.'
  if (message.includes('exceeds pixel limit'))
    return `This picture has more than ${MOST_PIXELS / MILLION} million pixels. Save it smaller: 4,000 pixels wide is plenty.`
  if (message.includes('unsupported image format') || bytes.length === 0)
    return 'This file is no picture, whatever its name says. Choose a JPEG, PNG, WebP or AVIF.'
  return 'This picture is damaged: it cannot be read to its end. Copy it from the phone or camera again.'
}

/** Works on an upload, whatever its name says, once it is known to be a picture. */
async function withPicture<Result>(bytes: Uint8Array, work: (size: Size) => Promise<Result>) {
  try {
    const metadata = await read(bytes).metadata()
    const wrong = wrongWith(metadata)
    if (wrong) throw new OwnerError(wrong)
    return await work(metadata.autoOrient)
  } catch (error) {
    if (error instanceof OwnerError) throw error
    throw new OwnerError(inWords(error as Error, bytes))
  }
}

/** The size of an upload, upright. */
export const openUpload = (bytes: Uint8Array): Promise<Size> =>
  withPicture(bytes, async (size) => size)

/** A part of an upload, upright, as WebP without the metadata, in which cameras record the place. */
export const encodeUpload = (bytes: Uint8Array, crop: Crop): Promise<Uint8Array> =>
  withPicture(bytes, () =>
    read(bytes)
      .autoOrient()
      .extract(crop)
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer(),
  )
