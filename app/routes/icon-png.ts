import { markPicture } from '../content/mark.server.ts'

/**
 * The brand's mark as a PNG, 192 pixels: for search results, which read no SVG, and as the agency's logo.
 */
export async function loader() {
  const icon = await (await markPicture(192)).png().toBuffer()
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } })
}
