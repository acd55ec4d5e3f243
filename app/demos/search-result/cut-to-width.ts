import type { TextWidth } from './arial-width.ts'

const ELLIPSIS = ' …'

/** A text as it is shown in a room that may be too narrow for it. */
export type CutText = {
  /** What is shown, with the ellipsis where it was cut. */
  shown: string
  cut: boolean
  width: number
}

/**
 * Cuts a text as search results do: after the last whole word that leaves room for the ellipsis. A first
 * word that is too wide by itself is cut within.
 */
export function cutToWidth(text: string, limit: number, size: number, widthOf: TextWidth): CutText {
  const whole = text.trim().replace(/\s+/g, ' ')
  const width = widthOf(whole, size)
  if (width <= limit) return { shown: whole, cut: false, width }
  const fits = (part: string) => widthOf(part + ELLIPSIS, size) <= limit
  const words = whole.split(' ')
  let count = words.length - 1
  while (count > 0 && !fits(words.slice(0, count).join(' '))) count -= 1
  let shown = words.slice(0, count).join(' ')
  if (!shown) {
    const signs = Array.from(whole)
    while (signs.length > 1 && !fits(signs.join(''))) signs.pop()
    shown = signs.join('')
  }
  return { shown: shown + ELLIPSIS, cut: true, width }
}
