import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Palette } from '../../../schemas/colours/palette.ts'
import type { KiteDesign } from '../../../schemas/kite.ts'
import { kiteFile } from '../../ui/kite/kite-file.server.tsx'
import { fitText, SHARE_FONTS } from './draw-text.server.ts'

/** What is drawn on a share image. */
export type ShareImage = {
  title: string
  brand: string
  kite: KiteDesign
  palette: Palette
  background: string
}

/** Cache of drawn images, by a hash of what they show. */
const CACHE = 'node_modules/.cache/share-images'

/** The box of the title; the background's thread runs below it, and the kite is beside it. */
export const TITLE = { left: 64, top: 136, width: 590, height: 372 }

/**
 * Type sizes of the title: at the smallest, its capitals are 8 pixels high in an image shown 300 wide.
 */
export const SIZES = [88, 80, 72, 64, 56, 50] as const

async function draw({ title, brand, kite, palette, background }: ShareImage): Promise<Buffer> {
  const flying = await sharp(Buffer.from(kiteFile(kite, palette, palette.white)), { density: 300 })
    .resize({ height: 430 })
    .rotate(12, { background: 'transparent' })
    .toBuffer()
  const name = await fitText(brand, {
    colour: palette.marigold,
    sizes: [44, 36],
    width: TITLE.width,
    height: 60,
  })
  const drawnTitle = await fitText(title, { colour: palette.white, sizes: SIZES, ...TITLE })
  return sharp(background)
    .resize(1200, 630)
    .composite([
      { input: flying, left: 640, top: 60 },
      { input: name.png, left: TITLE.left, top: 64 },
      { input: drawnTitle.png, left: TITLE.left, top: TITLE.top },
    ])
    .png({ palette: true })
    .toBuffer()
}

const digest = createHash('sha256')
for (const font of SHARE_FONTS) digest.update(readFileSync(font))
const fonts = digest.digest('hex')

/** Version of the composition: change it to draw all images again. */
const COMPOSITION = 2

const drawing = new Map<string, Promise<Buffer>>()

/**
 * The share image of a page, 1200 by 630 pixels: its title, its kite, the brand. Images drawn before, by
 * this build or another, come from the cache.
 * @param image `background` is the file of the picture behind the title
 */
export function shareImage(image: ShareImage): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([COMPOSITION, fonts, image]))
    .update(readFileSync(image.background))
    .digest('hex')
  const file = path.join(CACHE, `${key}.png`)
  if (existsSync(file)) return Promise.resolve(readFileSync(file))
  const drawn = drawing.get(key) ?? draw(image)
  drawing.set(key, drawn)
  return drawn.then((png) => {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(file, png)
    return png
  })
}
