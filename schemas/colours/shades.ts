import { toHex, toOklch } from './oklch.ts'

/** How a shade differs from its colour in OKLCH: lightness added, chroma multiplied, hue turned. */
export type Difference = readonly [lightness: number, chroma: number, hue: number]

/** A lighter or darker, stronger or weaker shade of a colour. */
export function shadeOf(hex: string, [lightness, chroma, hue]: Difference): string {
  const { l, c, h } = toOklch(hex)
  return toHex({ l: l + lightness, c: c * chroma, h: h + hue })
}

/** Smallest difference in lightness that the search tries. */
const STEP = 0.002

/**
 * The shade nearest to a colour that passes: the same hue, lighter or darker.
 * @returns undefined if no shade of it passes
 */
export function nearestShade(hex: string, passes: (shade: string) => boolean): string | undefined {
  for (let away = 0; away <= 1; away += STEP) {
    const shades = [away, -away].map((lightness) => shadeOf(hex, [lightness, 1, 0]))
    const passing = shades.find(passes)
    if (passing) return passing
  }
  return undefined
}
