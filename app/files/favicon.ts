import { markPicture } from '../content/mark.server.ts'

const SIZE = 48
const HEADER = 22

/** The mark at the address that crawlers ask for: a PNG in an ICO (https://en.wikipedia.org/wiki/ICO_(file_format)). */
export async function loader() {
  const picture = await (await markPicture(SIZE)).png().toBuffer()
  const icon = Buffer.alloc(HEADER + picture.length)
  // An icon with one picture, its sides, one plane of 32 bits a pixel, its length and its beginning.
  icon.set([0, 0, 1, 0, 1, 0, SIZE, SIZE, 0, 0, 1, 0, 32, 0])
  icon.writeUInt32LE(picture.length, 14)
  icon.writeUInt32LE(HEADER, 18)
  icon.set(picture, HEADER)
  return new Response(icon, { headers: { 'Content-Type': 'image/x-icon' } })
}
