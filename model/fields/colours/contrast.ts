/** A channel of sRGB, from 0 to 1, as light. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance of a colour such as `#d90d66`, from 0, black, to 1, white. */
function relativeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(relativeLuminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** A ratio to one decimal, truncated and not rounded: 4.49 is not enough where 4.5 is required. */
export const asMeasured = (ratio: number) => Math.floor(ratio * 10 + 1e-9) / 10
