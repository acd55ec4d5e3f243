import sharp from 'sharp'
import type { KiteDesign } from '../../schemas/kite.ts'
import { kiteOf } from '../content.server.ts'
import { pictureFile } from '../pictures.server.ts'
import { kiteFile } from '../ui/kite/kite-file.server.tsx'
import type { Route } from './+types/share-image'

/** Drawn images by kite: a thousand articles share the brand's, and each is asked for twice. */
const drawn = new Map<string, Promise<Buffer>>()

async function draw(kite: KiteDesign): Promise<Buffer> {
  const svg = await sharp(Buffer.from(kiteFile(kite, '#ffffff')), { density: 300 })
    .resize({ height: 430 })
    .rotate(12, { background: 'transparent' })
    .toBuffer()
  return sharp(pictureFile('share-ground'))
    .resize(1200, 630)
    .composite([{ input: svg, left: 640, top: 60 }])
    .png({ palette: true })
    .toBuffer()
}

/** The page's kite on the ground of all share images, 1200 by 630 pixels. */
export async function loader({ params }: Route.LoaderArgs) {
  const path = `/${params['*']}`.replace(/\.png$/, '').replace(/^\/home$/, '/')
  const kite = kiteOf(path)
  const key = JSON.stringify(kite)
  const image = drawn.get(key) ?? draw(kite)
  drawn.set(key, image)
  return new Response(new Uint8Array(await image), { headers: { 'Content-Type': 'image/png' } })
}
