/** Advances of Helvetica's printable ASCII from the space on, in thousandths of an em (Adobe's Core 14 metrics); Arial has the same. */
const ADVANCES = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
/** Any other character: about that of the capital letters of Indian scripts and of accented Latin. */
const OTHER = 600

/**
 * How wide a text stands in a list of search results on a desk, which set it in Arial.
 * @param size type size in pixels: 20 for a title, 14 for a description
 * @returns pixels
 */
export function resultWidth(text: string, size: number): number {
  let thousandths = 0
  for (const character of text) {
    // Accents and vowel signs stand above or below what carries them.
    if (/\p{Mn}/u.test(character)) continue
    thousandths += ADVANCES[(character.codePointAt(0) ?? 0) - 0x20] ?? OTHER
  }
  return Math.round((thousandths * size) / 1000)
}
