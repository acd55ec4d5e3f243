import Color from 'colorjs.io'

/** How a shade differs from its colour in OKLCH: lightness added, chroma multiplied, hue turned. */
export type Difference = readonly [lightness: number, chroma: number, hue: number]

/** A lighter or darker, stronger or weaker shade of a colour, as `#rrggbb`, within what screens can show. */
export function shadeOf(hex: string, [lightness, chroma, hue]: Difference): string {
  const [l = 0, c = 0, h = 0] = new Color(hex).oklch.map(Number)
  const light = Math.min(Math.max(l + lightness, 0), 1)
  const shade = new Color('oklch', [light, c * chroma, h + hue])
  // `css` keeps the lightness and takes from the chroma: https://www.w3.org/TR/css-color-4/#css-gamut-mapping
  return shade.to('srgb').toGamut({ method: 'css' }).toString({ format: 'hex', collapse: false })
}

/** Smallest difference in lightness that the search tries. */
const STEP = 0.002

/** The shade nearest to a colour that passes, of the same hue, lighter or darker; undefined if none does. */
export function nearestShade(hex: string, passes: (shade: string) => boolean): string | undefined {
  for (let away = 0; away <= 1; away += STEP) {
    const shades = [away, -away].map((lightness) => shadeOf(hex, [lightness, 1, 0]))
    const passing = shades.find(passes)
    if (passing) return passing
  }
  return undefined
}
