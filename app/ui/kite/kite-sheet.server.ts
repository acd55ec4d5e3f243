import type { Palette } from '../../../schemas/colours/palette.ts'
import type { KiteDesign } from '../../../schemas/kite.ts'
import { inlineSvg } from './inline-svg.ts'
import { kiteFile } from './kite-file.server.tsx'

const WIDTH = 120
const HEIGHT = 132

/**
 * Many kites in one SVG file, one below the other, each a view of its own (`file.svg#name`), and once more
 * with white lines (`file.svg#name/white`). The file has the proportions of one kite: WebKit gives an
 * image those of the file, not those of its view.
 * @param kites name and design of each
 * @returns the text of the file
 */
export function kiteSheet(
  kites: readonly (readonly [name: string, design: KiteDesign])[],
  palette: Palette,
): string {
  const views = kites.flatMap(([name, design]) => [
    [name, kiteFile(design, palette)] as const,
    [`${name}/white`, kiteFile(design, palette, palette.white)] as const,
  ])
  const drawn = views.map(([name, file], index) => {
    const place = `y="${index * HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`
    return `<view id="${name}" viewBox="0 ${index * HEIGHT} ${WIDTH} ${HEIGHT}"/><image href='${inlineSvg(file)}' ${place}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawn.join('')}</svg>`
}
