import sharp from 'sharp'
import { brand, palette } from '../content/content.server.ts'
import { kiteFile } from '../ui/kite/kite-file.server.tsx'

/** The icon for home screens: the brand's kite on white, 180 pixels. */
export async function loader() {
  const icon = await sharp(Buffer.from(kiteFile(brand.kite, palette)), { density: 300 })
    .resize(136, 136, { fit: 'contain', background: palette.white })
    .extend({ top: 22, bottom: 22, left: 22, right: 22, background: palette.white })
    .flatten({ background: palette.white })
    .png()
    .toBuffer()
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } })
}
