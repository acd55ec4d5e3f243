import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Palette } from '../../../model/fields/colours/palette.ts'
import type { KiteDesign } from '../../../model/fields/kite.ts'
import { drawSvg } from '../../content/draw-svg.server.ts'
import { kiteFile } from '../../ui/kite/kite-file.server.tsx'
import { fitText, SHARE_FONTS } from './draw-text.server.ts'

export type ShareImage = {
  title: string
  brand: string
  kite: KiteDesign
  /** The brand's own drawing as SVG, instead of the kite. */
  mark?: string | undefined
  palette: Palette
}

/** Cache of drawn images, by a hash of what they show. */
const CACHE = 'node_modules/.cache/share-images'

/** The box of the title; the background's thread runs below it, and the kite is beside it. */
export const TITLE = { left: 64, top: 136, width: 590, height: 372 }

/** Type sizes of the title: at the smallest, capitals are 8 pixels high where the image is 300 wide. */
export const SIZES = [88, 80, 72, 64, 56, 50] as const

/** The background as SVG: ink, and the thread of the kite. */
const background = ({ ink, highlight }: Palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path fill="${ink}" d="M0 0H1200V630H0Z"/><path fill="none" stroke="${highlight}" stroke-width="5" d="M-10 560C130 588 260 576 440 565S650 556 720 524 880 430 958 330"/></svg>`

/** The brand's own drawing, on white, since it may have any colour. */
const onWhite = async (mark: string, background: string) =>
  (await drawSvg(mark))
    .resize(320, 320, { fit: 'contain', background })
    .flatten({ background })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background })
    .png()
    .toBuffer()

const flying = async (kite: KiteDesign, palette: Palette) =>
  (await drawSvg(kiteFile(kite, palette, palette.white)))
    .resize({ height: 430 })
    .rotate(12, { background: 'transparent' })
    .toBuffer()

async function draw(image: ShareImage): Promise<Buffer> {
  const { title, brand, kite, mark, palette } = image
  const drawing = await (mark ? onWhite(mark, palette.white) : flying(kite, palette))
  const name = await fitText(brand, {
    colour: palette.highlight,
    sizes: [44, 36, 30, 24],
    width: TITLE.width,
    height: 60,
  })
  const drawnTitle = await fitText(title, { colour: palette.white, sizes: SIZES, ...TITLE })
  return sharp(Buffer.from(background(palette)))
    .composite([
      { input: drawing, left: mark ? 720 : 640, top: mark ? 115 : 60 },
      { input: name.png, left: TITLE.left, top: 64 },
      { input: drawnTitle.png, left: TITLE.left, top: TITLE.top },
    ])
    .png({ palette: true })
    .toBuffer()
}

const fonts = hash('sha256', Buffer.concat(SHARE_FONTS.map((font) => readFileSync(font))))

/** Version of the composition: change it to draw all images again. */
const COMPOSITION = 3

/** The share image of a page, 1200 by 630 pixels; one that was drawn before comes from the cache. */
export async function shareImage(image: ShareImage): Promise<Buffer> {
  const key = hash('sha256', JSON.stringify([COMPOSITION, fonts, image]))
  const file = path.join(CACHE, `${key}.png`)
  if (existsSync(file)) return readFileSync(file)
  const png = await draw(image)
  mkdirSync(CACHE, { recursive: true })
  // A crash leaves no half of it in the cache.
  writeFileSync(`${file}.${process.pid}`, png)
  renameSync(`${file}.${process.pid}`, file)
  return png
}
