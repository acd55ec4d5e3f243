/** Advances of Helvetica's printable ASCII from the space on, in 1/1000 em (Adobe's Core 14 metrics), the same as Arial's. */
const ADVANCES = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
/** The advance of any other character: roughly that of Indian scripts and accented capitals. */
const OTHER = 600

/** The width in pixels of a text in search results on a desktop: Arial of 20 px for a title, 14 px for a description. */
export function resultWidth(text: string, size: number): number {
  let thousandths = 0
  for (const character of text) {
    // Accents and vowel signs are above or below a letter.
    if (/\p{Mn}/u.test(character)) continue
    thousandths += ADVANCES[(character.codePointAt(0) ?? 0) - 0x20] ?? OTHER
  }
  return Math.round((thousandths * size) / 1000)
}
