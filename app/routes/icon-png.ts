import sharp from 'sharp'
import { brand } from '../content/content.server.ts'
import { kiteFile } from '../ui/kite/kite-file.server.tsx'

/** The brand's kite for what reads no SVG, 192 pixels: search results, and the agency's logo there. */
export async function loader() {
  const icon = await sharp(Buffer.from(kiteFile(brand.kite)), { density: 300 })
    .resize(192, 192, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } })
}
