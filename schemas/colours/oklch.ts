/**
 * Colours in OKLCH, where lightness is what the eye sees: a shade keeps its character when only that
 * changes. Formulas and matrices: https://bottosson.github.io/posts/oklab/
 */

/** Lightness from 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

type Three = [number, number, number]

/** A channel of sRGB, from 0 to 1, as light. */
export const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const encoded = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

/** The channels of a colour such as `#d90d66`, as light from 0 to 1. */
export const lightOf = (hex: string) =>
  [1, 3, 5].map((from) => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)) as Three

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = lightOf(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

function channels({ l, c, h }: Oklch): Three {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(encoded) as Three
}

/** The colour as `#rrggbb`; one that a screen cannot show loses chroma, not lightness. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(Math.max(l, 0), 1)
  const shown = (chroma: number) =>
    channels({ l: lightness, c: chroma, h }).every((part) => part > -0.002 && part < 1.002)
  let chroma = c
  while (chroma > 0 && !shown(chroma)) chroma -= 0.002
  const parts = channels({ l: lightness, c: Math.max(chroma, 0), h })
  return `#${parts
    .map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}
