import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawn } from '../../../tests/editor/drawn-pictures.ts'
import { encodeUpload, openUpload } from './encode.ts'

/** A PNG of this size in a single colour, which compresses to a thousandth. */
function png(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const around = Buffer.alloc(8)
    around.writeUInt32BE(data.length, 0)
    around.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Whether each corner is red: the upper two from the left, then the lower two. */
async function corners(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return (data[at] ?? 0) > 180 && (data[at + 1] ?? 255) < 80
  }
  const right = info.width - 1
  const bottom = info.height - 1
  return [isRed(0, 0), isRed(right, 0), isRed(0, bottom), isRed(right, bottom)]
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('A %s is cropped', async (format) => {
  const bytes = await drawn(400, 300).toFormat(format).toBuffer()
  const written = await encodeUpload(bytes, { left: 100, top: 0, width: 200, height: 300 })
  expect(await sharp(written).metadata()).toMatchObject({ format: 'webp', width: 200, height: 300 })
  expect(await corners(written)).toEqual([false, true, false, false])
})

const heic = (brand: string) =>
  Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}${'\0'.repeat(80)}`, 'latin1')
async function animated() {
  const frames = [
    await drawn(64, 64).png().toBuffer(),
    await drawn(64, 64).negate().png().toBuffer(),
  ]
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}
const drawing = () =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><path d="M0 0" /></svg>',
  )
async function cut() {
  const bytes = await drawn(400, 300).jpeg().toBuffer()
  return bytes.subarray(0, bytes.length / 2)
}

test.each([
  ['a HEIC', () => heic('heic'), 'Settings › Camera › Formats › Most Compatible'],
  ['a HEIC of another kind', () => heic('mif1'), 'export it as JPEG'],
  ['a text', () => Buffer.from('No picture.'), 'is no picture, whatever its name says'],
  ['an empty file', () => Buffer.alloc(0), 'is no picture'],
  ['a drawing', drawing, 'of the format SVG cannot be used'],
  ['a moving picture', animated, 'This picture moves'],
  ['one that ends too early', cut, 'is damaged'],
  ['a tiny one', () => png(8, 8), 'is too small: it has 8 × 8 pixels'],
  ['one of 400 million pixels', () => png(20_000, 20_000), 'more than 100 million pixels'],
])('%s is refused with what to do', async (_, bytes, words) => {
  const upload = await bytes()
  const crop = { left: 0, top: 0, width: 400, height: 300 }
  await expect(encodeUpload(upload, crop)).rejects.toThrow(words)
})

test('A file that cannot be used is refused when it is opened', async () => {
  await expect(openUpload(heic('heic'))).rejects.toThrow('export it as JPEG')
})
