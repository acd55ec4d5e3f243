import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawn } from '../../../tests/editor/drawn-pictures.ts'
import { encodeUpload, openUpload } from './encode.ts'

/** A small PNG whose header says that it has this size. */
async function png(width: number, height: number) {
  const bytes = await drawn(8, 8).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

const heic = (brand: string) =>
  Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}${'\0'.repeat(80)}`, 'latin1')
async function animated() {
  const pictures = [drawn(64, 64), drawn(64, 64).negate()]
  const frames = await Promise.all(pictures.map((picture) => picture.png().toBuffer()))
  const moving = sharp(frames, { join: { animated: true } })
  return moving.webp().toBuffer()
}
const drawing = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0"/></svg>')
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
  if (words.includes('JPEG')) await expect(openUpload(upload)).rejects.toThrow(words)
})
