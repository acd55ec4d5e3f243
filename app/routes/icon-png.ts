import sharp from 'sharp'
import { brand, palette } from '../content/content.server.ts'
import { kiteFile } from '../ui/kite/kite-file.server.tsx'

/**
 * The brand's kite as a PNG, 192 pixels: for search results, which read no SVG, and as the agency's logo.
 */
export async function loader() {
  const icon = await sharp(Buffer.from(kiteFile(brand.kite, palette)), { density: 300 })
    .resize(192, 192, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } })
}
