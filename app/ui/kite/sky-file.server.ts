import type { Palette } from '../../../model/fields/colours/palette.ts'

/** `encodeURIComponent` leaves apostrophes. */
const encode = (character: string) => (character === "'" ? '%27' : encodeURIComponent(character))

/** A drawing as an address that contains it (https://www.rfc-editor.org/rfc/rfc2397). */
const inlineSvg = (svg: string) => `data:image/svg+xml,${svg.replace(/['%#&<>\r\n\t]/g, encode)}`

/** Where a drawing flies: its top left corner, its width, and how far it leans, in degrees. */
type Place = [x: number, y: number, width: number, lean: number]

/** The places in a wide and in an upright sky; the first is the largest. The rest is for text. */
const SKIES = {
  wide: {
    width: 1600,
    height: 900,
    places: [
      [1010, 150, 450, 15],
      [880, 70, 130, 14],
      [1190, 40, 70, 10],
      [1400, 60, 180, -6],
      [890, 620, 130, -12],
      [1420, 610, 160, 12],
      [1170, 760, 80, -8],
    ] as Place[],
  },
  upright: {
    width: 900,
    height: 1400,
    places: [
      [330, 830, 360, 15],
      [90, 800, 120, 12],
      [560, 760, 60, 8],
      [720, 800, 130, -6],
      [110, 1080, 120, -12],
      [730, 1110, 120, 10],
      [250, 1270, 70, -8],
    ] as Place[],
  },
}

export type SkyShape = keyof typeof SKIES

/** A sky with drawings on threads, the largest the mark, as an SVG file: for a hero without a picture. */
export function skyFile(
  shape: SkyShape,
  { mark, kites, hasThread }: { mark: string; kites: readonly string[]; hasThread: boolean },
  palette: Palette,
): string {
  const { width, height, places } = SKIES[shape]
  const flying = places.map(([x, y, size, lean], index) => {
    const isMark = index === 0
    const drawing = isMark ? mark : kites[(index - 1) % kites.length]
    if (drawing === undefined) return ''
    const [middle, bottom] = [x + size / 2, y + size]
    const thread = `<path d="M${middle} ${bottom - size / 4}Q${middle + 20} ${(bottom + height) / 2} ${middle + 90} ${height}" opacity="${size > 100 ? 1 : 0.4}"/>`
    const turn =
      isMark && !hasThread ? '' : ` transform="rotate(${lean} ${middle} ${y + size / 2})"`
    // As a separate image, so that its ids and styles stay its own.
    const image = `<image href='${inlineSvg(drawing)}' x="${x}" y="${y}" width="${size}" height="${size * 1.1}"${turn}/>`
    return isMark && !hasThread ? image : thread + image
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette['sky-deep']}"/><stop offset="1" stop-color="${palette['sky-faint']}"/></linearGradient><path fill="url(#sky)" d="M0 0H${width}V${height}H0Z"/><g fill="none" stroke="${palette.ink}" stroke-width="2">${flying.reverse().join('')}</g></svg>`
}
