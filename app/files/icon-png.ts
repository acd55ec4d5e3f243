import { markPicture } from '../content/mark.server.ts'

/** The mark as a PNG, for search results, which read no SVG, and as the agency's logo. */
export async function loader() {
  const icon = await (await markPicture(192)).png().toBuffer()
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } })
}
