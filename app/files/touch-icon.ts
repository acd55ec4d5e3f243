import { palette } from '../content/content.server.ts'
import { markPicture } from '../content/mark.server.ts'

/** The icon for home screens: the brand's mark on white, 180 pixels. */
export async function loader() {
  const background = palette.white
  const icon = await (await markPicture(136, background))
    .extend({ top: 22, bottom: 22, left: 22, right: 22, background })
    .flatten({ background })
    .png()
    .toBuffer()
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } })
}
