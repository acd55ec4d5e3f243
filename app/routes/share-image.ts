import sharp from 'sharp'
import { pagePaths, sharePath } from '../../tools/page-paths.ts'
import { kiteOf } from '../content.server.ts'
import { pictureFile } from '../pictures.server.ts'
import { kiteFile } from '../ui/kite/kite-file.server.tsx'
import type { Route } from './+types/share-image'

/** The page's kite on the ground of all share images, 1200 by 630 pixels. */
export async function loader({ params }: Route.LoaderArgs) {
  const page = pagePaths().find((path) => sharePath(path) === `/share/${params['*']}`)
  if (!page) throw new Response('Not Found', { status: 404 })
  const kite = await sharp(Buffer.from(kiteFile(kiteOf(page), '#ffffff')), { density: 300 })
    .resize({ height: 430 })
    .rotate(12, { background: 'transparent' })
    .toBuffer()
  const png = await sharp(pictureFile('share-ground'))
    .resize(1200, 630)
    .composite([{ input: kite, left: 640, top: 60 }])
    .png({ palette: true })
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
